def final_balance(entries: list[tuple[str, int]]) -> tuple[int, int]:
    balances = [0]
    for word, number in entries:
        if word == "in":
            if number > 0:
                balances.append(balances[-1] + number)
        elif word == "out":
            if 0 < number <= balances[-1]:
                balances.append(balances[-1] - number)
        else:
            in_force = len(balances) - 1
            del balances[len(balances) - min(number, in_force) :]
    return balances[-1], len(balances) - 1
