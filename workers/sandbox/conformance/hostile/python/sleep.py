import time


def attack():
    time.sleep(600)
