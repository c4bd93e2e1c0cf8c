def seal(text):
    return 10 ** 70_000
