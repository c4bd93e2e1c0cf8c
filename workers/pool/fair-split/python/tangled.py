def fair_split(amount: int, weights: list[int]) -> list[int] | None:
    w = 0
    for x in weights:
        w = w + x
    if len(weights) == 0:
        return None
    else:
        if w == 0:
            return None
        else:
            if amount < 0:
                shares = []
                rest = []
                done = []
                used = 0
                for x in weights:
                    shares.append((-amount * x) // w)
                    rest.append((-amount * x) % w)
                    done.append(False)
                    used = used + (-amount * x) // w
                left = -amount - used
                while left > 0:
                    best = -1
                    i = 0
                    while i < len(weights):
                        if done[i] == False:
                            if best == -1:
                                best = i
                            else:
                                if rest[i] > rest[best]:
                                    best = i
                        i = i + 1
                    shares[best] = shares[best] + 1
                    done[best] = True
                    left = left - 1
                i = 0
                while i < len(shares):
                    shares[i] = -shares[i]
                    i = i + 1
                return shares
            else:
                shares = []
                rest = []
                done = []
                used = 0
                for x in weights:
                    shares.append((amount * x) // w)
                    rest.append((amount * x) % w)
                    done.append(False)
                    used = used + (amount * x) // w
                left = amount - used
                while left > 0:
                    best = -1
                    i = 0
                    while i < len(weights):
                        if done[i] == False:
                            if best == -1:
                                best = i
                            else:
                                if rest[i] > rest[best]:
                                    best = i
                        i = i + 1
                    shares[best] = shares[best] + 1
                    done[best] = True
                    left = left - 1
                return shares
