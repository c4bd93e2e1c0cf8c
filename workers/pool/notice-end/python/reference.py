from calendar import monthrange


def contract_end(received: str, months: int) -> str:
    year, month, day = (int(part) for part in received.split("-"))
    counted = year * 12 + (month - 1) + months + (1 if day > 15 else 0)
    end_year, end_month = counted // 12, counted % 12 + 1
    last_day = monthrange(end_year, end_month)[1]
    return f"{end_year:04d}-{end_month:02d}-{last_day:02d}"
