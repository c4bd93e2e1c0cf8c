import ctypes
import math
import sys


def attack():
    """Changes whatever a program can reach of the memory that the next one is forked from."""
    import builtins
    import typing

    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
    server = frame.f_globals
    for name in ("Server", "Holder", "server", "libc", "checked"):
        server[name] = None
    math.pi = 4
    typing.List = None
    builtins.sorted = lambda values: ["patched"]
    sys.modules["re"] = None
    sys.setrecursionlimit(5_000)
    sys.hash_info = None
    # The digit of the small integer 7, at its place in an interpreter of 64 bits.
    ctypes.c_uint32.from_address(id(7) + 24).value = 8
    seven = int("7")
    with open("/tmp/errorbar-mark", "w") as file:
        file.write("mark")
    return repr(seven)
