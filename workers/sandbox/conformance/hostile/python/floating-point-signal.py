import os
import signal


def attack():
    os.kill(os.getpid(), signal.SIGFPE)
