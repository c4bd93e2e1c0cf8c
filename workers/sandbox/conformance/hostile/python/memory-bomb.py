def attack():
    held = []
    while True:
        held.append(b"x" * 1_000_000)
