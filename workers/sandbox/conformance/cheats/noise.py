import os
import sys


def shout():
    print("all passed", flush=True)
    print("error: expected 1, got 2", file=sys.stderr, flush=True)
    os.write(1, b"\0\0\0\x04\xff\xfe\xc3\x28\0R\0true")
    os.write(2, bytes(range(256)) * 4)
    os.write(1, b"x" * 20_000)


shout()
quiet, quiet_each = seal, seal_each


def seal(text):
    shout()
    return quiet(text)


def seal_each(text):
    shout()
    return quiet_each(text)
