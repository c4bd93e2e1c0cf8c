def attack():
    while True:
        pass
