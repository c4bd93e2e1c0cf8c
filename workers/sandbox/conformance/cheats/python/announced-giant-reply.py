import os


def seal(text):
    os.write(3, b"\xff\xff\xff\xff")
    return 0
