import ctypes

GET_SECCOMP, READ_BOUNDING, GET_NO_NEW_PRIVILEGES, AMBIENT, AMBIENT_IS_SET = 21, 23, 39, 47, 1
VERSION_3 = 0x20080522


def attack():
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(VERSION_3, 0)
    # Effective, permitted and inheritable, twice 32 of each.
    held = (ctypes.c_uint32 * 6)(*[1] * 6)
    assert libc.capget(header, held) == 0
    numbers = range(64)
    return (
        list(held),
        [number for number in numbers if libc.prctl(READ_BOUNDING, number, 0, 0, 0) == 1],
        [number for number in numbers if libc.prctl(AMBIENT, AMBIENT_IS_SET, number, 0, 0) == 1],
        libc.prctl(GET_NO_NEW_PRIVILEGES, 0, 0, 0, 0),
        libc.prctl(GET_SECCOMP, 0, 0, 0, 0),
    )
