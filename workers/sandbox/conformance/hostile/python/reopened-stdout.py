def attack():
    with open("/dev/stdout", "wb", buffering=0) as out:
        while True:
            out.write(b"x" * 65_536)
