import ctypes

# By number on x86_64, because libc has no name for them: io_uring_setup, pidfd_open, then clone3.
NUMBERS = [(425,), (434, 1), (435,)]


def attack():
    libc = ctypes.CDLL(None, use_errno=True)
    errors = []
    for number, *arguments in NUMBERS:
        ctypes.set_errno(0)
        libc.syscall(number, *arguments, 0, 0, 0, 0)
        errors.append(ctypes.get_errno())
    return errors
