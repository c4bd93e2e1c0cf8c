import socket


def attack(port):
    opened = []
    for family in range(64):
        if family == socket.AF_UNIX:
            continue
        for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW):
            try:
                socket.socket(family, kind).close()
                opened.append(family)
            except OSError:
                pass
    return opened
