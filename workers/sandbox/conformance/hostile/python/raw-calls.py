import ctypes

# By number on x86_64, because libc has no name for them: clone with CLONE_NEWUSER, bpf, keyctl,
# userfaultfd, io_uring_setup, perf_event_open, pidfd_open, open_by_handle_at, then clone3.
NUMBERS = [(56, 0x10000000), (321,), (250,), (323,), (425,), (298,), (434, 1), (304,), (435,)]


def attack():
    libc = ctypes.CDLL(None, use_errno=True)
    errors = []
    for number, *arguments in NUMBERS:
        ctypes.set_errno(0)
        libc.syscall(number, *arguments, 0, 0, 0, 0)
        errors.append(ctypes.get_errno())
    return errors
