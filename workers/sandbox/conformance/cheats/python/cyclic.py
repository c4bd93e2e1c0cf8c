def seal(text):
    loop = []
    loop.append(loop)
    return loop
