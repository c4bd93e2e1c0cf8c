import os


def attack():
    changed = []
    for attempt in (
        lambda: os.open("/errorbar/driver.py", os.O_WRONLY),
        lambda: os.open("/errorbar/driver.pyc", os.O_WRONLY),
        lambda: os.open("/usr/bin/python3", os.O_WRONLY),
        lambda: os.unlink("/errorbar/driver.pyc"),
        lambda: os.rename("/errorbar", "/errorbar-escape"),
        lambda: os.chmod("/errorbar/driver.pyc", 0o777),
        lambda: os.link("/errorbar/driver.pyc", "/tmp/errorbar-escape"),
    ):
        try:
            attempt()
            changed.append(True)
        except OSError:
            pass
    return changed
