def attack():
    for index in range(1_000):
        with open(f"/tmp/errorbar-escape-{index}", "wb") as file:
            file.write(b"x" * 500_000)
