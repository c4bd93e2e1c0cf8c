def final_balance(entries: list[tuple[str, int]]) -> tuple[int, int]:
    balances = [0]
    for word, number in entries:
        if word == "in":
            balances.append(balances[-1] + number)
        elif word == "out":
            kept = number if number <= balances[-1] else 0
            balances.append(balances[-1] - kept)
        else:
            in_force = len(balances) - 1
            del balances[len(balances) - min(number, in_force) :]
    return balances[-1], len(balances) - 1
