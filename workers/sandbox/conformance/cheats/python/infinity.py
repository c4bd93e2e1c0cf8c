def seal(text):
    return float("inf")
