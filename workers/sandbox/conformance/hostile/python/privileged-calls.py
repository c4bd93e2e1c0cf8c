import ctypes

CALLS = [
    ("ptrace", 16, 1, 0, 0),
    ("mount", b"none", b"/tmp", b"tmpfs", 0, None),
    ("umount2", b"/tmp", 0),
    ("unshare", 0x10000000),
    ("unshare", 0x00020000),
    ("setns", 3, 0),
    ("setuid", 0),
    ("setgid", 0),
    ("setgroups", 0, None),
    ("chroot", b"/tmp"),
    ("process_vm_readv", 1, None, 0, None, 0, 0),
    ("process_vm_writev", 1, None, 0, None, 0, 0),
    ("sethostname", b"escape", 6),
    ("mknod", b"/tmp/errorbar-escape", 0o20666, 0x103),
    ("personality", 0),
    ("setpriority", 0, 0, -20),
    ("shmget", 0, 4096, 0o1600),
    ("fanotify_init", 0, 0),
]


def attack():
    libc = ctypes.CDLL(None, use_errno=True)
    answers = set()
    for name, *arguments in CALLS:
        ctypes.set_errno(0)
        result = getattr(libc, name)(*arguments)
        answers.add((result, ctypes.get_errno()))
    return answers
