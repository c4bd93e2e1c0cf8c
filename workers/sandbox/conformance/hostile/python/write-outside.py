import os

PLACES = ["/", "/usr", "/usr/bin", "/usr/lib", "/errorbar", "/dev", "/proc", "/proc/1", "/proc/sys"]


def attack():
    written = []
    for place in PLACES:
        try:
            os.close(os.open(place + "/errorbar-escape", os.O_CREAT | os.O_WRONLY))
            written.append(place)
        except OSError:
            pass
    return written
