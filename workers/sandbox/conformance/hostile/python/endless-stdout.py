import os


def attack():
    while True:
        os.write(1, b"x" * 65_536)
