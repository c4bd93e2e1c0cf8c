def apply_orders(stock: dict[str, int], orders: list[tuple[str, int]]) -> tuple[dict[str, int], list[int]]:
    names = []
    amounts = []
    for k in stock:
        names.append(k)
        amounts.append(stock[k])
    bad = []
    i = 0
    while i < len(orders):
        name = orders[i][0]
        q = orders[i][1]
        if q < 0:
            bad.append(i)
        else:
            if q == 0:
                bad.append(i)
            else:
                found = False
                j = 0
                while j < len(names):
                    if names[j] == name:
                        found = True
                        if amounts[j] > q:
                            amounts[j] = amounts[j] - q
                        else:
                            if amounts[j] == q:
                                amounts[j] = 0
                            else:
                                bad.append(i)
                    j = j + 1
                if found == False:
                    bad.append(i)
        i = i + 1
    result = {}
    j = 0
    while j < len(names):
        if amounts[j] == 0:
            pass
        else:
            if amounts[j] > 0:
                result[names[j]] = amounts[j]
        j = j + 1
    return result, bad
