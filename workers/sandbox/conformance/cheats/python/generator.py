def seal(text):
    for number in range(1 << 20):
        yield number
