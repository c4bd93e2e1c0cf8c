import resource


def attack():
    raised = []
    for name in ("RLIMIT_FSIZE", "RLIMIT_NOFILE", "RLIMIT_CPU", "RLIMIT_CORE"):
        soft, hard = resource.getrlimit(getattr(resource, name))
        try:
            resource.setrlimit(getattr(resource, name), (hard + 1, hard + 1))
            raised.append(name)
        except (OSError, ValueError):
            pass
    return raised
