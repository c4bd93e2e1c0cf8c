import os


def attack():
    os.abort()
