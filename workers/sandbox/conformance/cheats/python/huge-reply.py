def seal(text):
    return "x" * 1_000_000
