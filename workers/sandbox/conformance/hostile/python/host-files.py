import os

# All that an image has; a name beyond these is something of the machine's.
OURS = {"dev", "errorbar", "lib", "lib64", "proc", "tmp", "usr"}


def attack():
    return sorted(set(os.listdir("/")) - OURS)
