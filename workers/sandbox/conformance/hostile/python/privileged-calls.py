import ctypes

# Refused and no more: an honest program may try these, or a library may for it.
CALLS = [
    ("mknod", b"/tmp/errorbar-escape", 0o20666, 0x103),
    ("personality", 0),
    ("setpriority", 0, 0, -20),
    ("shmget", 0, 4096, 0o1600),
    ("fanotify_init", 0, 0),
    ("mlockall", 3),
]


def attack():
    libc = ctypes.CDLL(None, use_errno=True)
    answers = set()
    for name, *arguments in CALLS:
        ctypes.set_errno(0)
        result = getattr(libc, name)(*arguments)
        answers.add((result, ctypes.get_errno()))
    return answers
