def final_balance(entries: list[tuple[str, int]]) -> tuple[int, int]:
    balances = [0]
    for word, number in entries:
        if word == "in":
            balances.append(balances[-1] + number)
        elif word == "out":
            if number <= balances[-1]:
                balances.append(balances[-1] - number)
        elif number > 0 and len(balances) > 1:
            balances.pop()
    return balances[-1], len(balances) - 1
