import os
import time


def attack():
    os.close(3)
    time.sleep(600)
