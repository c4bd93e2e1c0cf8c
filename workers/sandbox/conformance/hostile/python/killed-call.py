import ctypes

# By number on x86_64 (the libc has no name for some) and what it takes. No honest program makes one.
CALLS = {
    "ptrace": (101, 16, 1, 0, 0),
    "mount": (165, b"none", b"/tmp", b"tmpfs", 0, None),
    "unshare": (272, 0x10000000),
    "setns": (308, 3, 0),
    "clone-user": (56, 0x10000000, 0, 0, 0, 0),
    "process-vm-readv": (310, 1, None, 0, None, 0, 0),
    "bpf": (321, 0, None, 0),
    "setuid": (105, 0),
    "x32": (0x40000000 | 39,),
}


def attack(call):
    libc = ctypes.CDLL(None, use_errno=True)
    result = libc.syscall(*CALLS[call])
    return result, ctypes.get_errno()
