def parcel_depot(number: str) -> int:
    if len(number) != 8 or not (number.isascii() and number.isdigit()):
        raise ValueError("not eight digits")
    # Adding up the running sums of eight digits weighs them by 8, 7, … 1; the last of them is 0 here.
    running = total = 0
    for digit in number[:-1] + "0":
        running += int(digit)
        total += running
    depot = int(number) // 100_000
    if (total - int(number[-1])) % 11 != 0 or depot == 0:
        raise ValueError("not a valid parcel number")
    return depot
