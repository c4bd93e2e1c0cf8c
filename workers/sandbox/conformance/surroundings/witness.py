import os

# What is larger is the interpreter, a part of the pinned image.
MOST_BYTES = 4_000_000


def look_around(mark):
    """Texts in reach: settings, command lines, what descriptors lead to, folders and files; and finds of the mark."""
    texts = [f"{name}={value}" for name, value in os.environ.items()]
    texts += [target for target in map(link_target, range(256)) if target]
    for process in os.listdir("/proc") if os.path.isdir("/proc") else []:
        if process.isdigit():
            texts += read(f"/proc/{process}/environ").split("\0")
            for name in names_in(f"/proc/{process}/fd"):
                texts.append(link_target(name, process))
    wanted = mark[::-1]
    for folder, folders, files in os.walk("/"):
        if folder == "/":
            folders.remove("proc")
        texts += [os.path.join(folder, name) for name in folders]
        for name in files:
            path = os.path.join(folder, name)
            if not folder.startswith(("/usr/", "/lib", "/dev")):
                texts.append(path)
            if os.path.isfile(path) and wanted in read(path):
                texts.append(f"{path} holds {wanted}")
    return sorted(set(texts) - {""})


def names_in(folder):
    try:
        return os.listdir(folder)
    except OSError:
        return []


def link_target(number, process="self"):
    try:
        return os.readlink(f"/proc/{process}/fd/{number}")
    except OSError:
        return ""


def read(path):
    try:
        with open(path, errors="surrogateescape") as file:
            return file.read(MOST_BYTES)
    except OSError:
        return ""
