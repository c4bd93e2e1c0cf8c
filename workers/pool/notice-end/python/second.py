from datetime import date, timedelta


def contract_end(received: str, months: int) -> str:
    arrived = date.fromisoformat(received)
    # The first day after the contract, then one day back.
    steps = months + 1
    if arrived.day > 15:
        steps += 1
    first_after = arrived.replace(day=1)
    for _ in range(steps):
        first_after = (first_after + timedelta(days=31)).replace(day=1)
    return (first_after - timedelta(days=1)).isoformat()
