def seal(text):
    return float("nan")
