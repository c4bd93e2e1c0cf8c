from bisect import insort
from graphlib import CycleError, TopologicalSorter


def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    sorter = TopologicalSorter(needs)
    try:
        sorter.prepare()
    except CycleError:
        return None
    # The next step stands last, so that taking it moves nothing.
    ready: list[Latest] = []
    order = []
    while sorter.is_active():
        for step in sorter.get_ready():
            insort(ready, Latest(step))
        done = ready.pop().name
        order.append(done)
        sorter.done(done)
    return order


class Latest:
    """A name that sorts before the names it comes after."""

    def __init__(self, name: str):
        self.name = name

    def __lt__(self, other: "Latest") -> bool:
        return self.name > other.name
