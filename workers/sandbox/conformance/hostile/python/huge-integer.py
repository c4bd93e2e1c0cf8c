def attack():
    while True:
        3 ** 20_000_000
