def ticket_state(events: list[str]) -> str:
    # One set of rules for each event: the states it may find and the one it leaves.
    rules = {
        "claim": ({"open"}, "claimed"),
        "release": ({"claimed"}, "open"),
        "solve": ({"claimed"}, "solved"),
        "reopen": ({"solved"}, "open"),
        "close": ({"open", "solved"}, "closed"),
    }
    states = ["open"]
    for event in events:
        finds, leaves = rules.get(event, (set(), ""))
        if states[-1] not in finds:
            raise ValueError(event)
        states.append(leaves)
    if events.count("reopen") > 2:
        raise ValueError("reopen")
    return states[-1]
