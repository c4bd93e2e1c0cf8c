import os


def attack():
    while True:
        os.open("/dev/null", os.O_RDONLY)
