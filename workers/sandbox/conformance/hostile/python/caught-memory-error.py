def attack():
    held = []
    while True:
        try:
            bytearray(1 << 60)
        except MemoryError:
            held.append(b"x" * 1_000_000)
