import os
import time


def attack():
    if os.fork() == 0:
        os.setsid()
        time.sleep(600)
    os._exit(0)
