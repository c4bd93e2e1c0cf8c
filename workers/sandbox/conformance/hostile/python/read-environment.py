import os


def attack():
    with open("/proc/self/environ", "rb") as file:
        inherited = dict(entry.split(b"=", 1) for entry in file.read().split(b"\0") if entry)
    assert inherited == os.environb
    return dict(os.environ)
