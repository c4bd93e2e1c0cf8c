import os


def attack():
    # What the interpreter was given, whatever it made of it since; the launcher may say where it stood.
    inherited = dict(os.environb)
    if os.path.exists("/proc/self/environ"):
        with open("/proc/self/environ", "rb") as file:
            inherited.update(entry.split(b"=", 1) for entry in file.read().split(b"\0") if entry)
    return {os.fsdecode(name): os.fsdecode(value) for name, value in sorted(inherited.items()) if name != b"PWD"}
