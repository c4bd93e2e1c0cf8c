import os


def attack():
    # What bubblewrap reports of a process that the filter killed: 128 and SIGSYS.
    os._exit(159)
