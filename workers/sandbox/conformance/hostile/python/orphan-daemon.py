import os
import time


def attack():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for descriptor in range(256):
                try:
                    os.close(descriptor)
                except OSError:
                    pass
            time.sleep(600)
        os._exit(0)
    return "returned"
