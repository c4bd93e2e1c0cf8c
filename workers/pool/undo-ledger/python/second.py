def final_balance(entries: list[tuple[str, int]]) -> tuple[int, int]:
    balance = 0
    bookings: list[int] = []
    for word, number in entries:
        if word == "undo":
            while number > 0 and bookings:
                balance -= bookings.pop()
                number -= 1
            continue
        change = number if word == "in" else -number
        if balance + change >= 0:
            balance += change
            bookings.append(change)
    return balance, len(bookings)
