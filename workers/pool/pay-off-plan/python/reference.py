def list_instalments(debt: int, payment: int, rate: int) -> list[int]:
    instalments: list[int] = []
    owed = debt
    while owed > 0:
        interest = -(-owed * rate // 10000)
        if not instalments and interest >= payment:
            raise ValueError("the payment does not cover the interest")
        owed += interest
        instalment = payment if owed - payment >= 100 else owed
        instalments.append(instalment)
        owed -= instalment
    return instalments
