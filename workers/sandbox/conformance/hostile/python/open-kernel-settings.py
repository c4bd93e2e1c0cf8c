import os

# Opened, never written: with host root outside, the first of these is a way out of the sandbox.
SETTINGS = [
    "/proc/sys/kernel/core_pattern",
    "/proc/sys/kernel/modprobe",
    "/proc/sys/kernel/hostname",
    "/proc/sys/vm/overcommit_memory",
    "/proc/sysrq-trigger",
]


def attack():
    opened = []
    for path in SETTINGS:
        try:
            os.close(os.open(path, os.O_WRONLY))
            opened.append(path)
        except OSError:
            pass
    return opened
