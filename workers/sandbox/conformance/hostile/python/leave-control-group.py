import os


def attack():
    found = []
    for base, folders, files in os.walk("/sys"):
        found += files
    return found + [name for name in ("/sys/fs/cgroup", "/run", "/var", "/home", "/root") if os.path.exists(name)]
