def list_instalments(debt: int, payment: int, rate: int) -> list[int]:
    out = []
    if debt == 0:
        return out
    else:
        x = debt * rate
        if x % 10000 == 0:
            x = x // 10000
        else:
            x = x // 10000
            x = x + 1
        if x >= payment:
            raise ValueError("payment")
        else:
            d = debt
            done = False
            while not done:
                x = d * rate
                if x % 10000 == 0:
                    x = x // 10000
                else:
                    x = x // 10000
                    x = x + 1
                d = d + x
                if d <= payment:
                    out.append(d)
                    d = 0
                    done = True
                else:
                    if d - payment < 100:
                        out.append(payment + (d - payment))
                        d = 0
                        done = True
                    else:
                        out.append(payment)
                        d = d - payment
                        if d == 0:
                            done = True
            return out
