def cheapest_offer(offers: list[tuple[int, int]]) -> int | None:
    best = None
    for position, (price, pieces) in enumerate(offers):
        if pieces == 0:
            continue
        if best is not None:
            best_price, best_pieces = offers[best]
            difference = price * best_pieces - best_price * pieces
            if difference > 0 or (difference == 0 and pieces <= best_pieces):
                continue
        best = position
    return best
