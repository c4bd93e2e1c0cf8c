from itertools import accumulate


def finish_minutes(jobs: list[tuple[int, int]], warm_up: int, stays_warm: int) -> list[int]:
    def after(last: int, job: tuple[int, int]) -> int:
        arrival, length = job
        if arrival > last + stays_warm:
            return arrival + warm_up + length
        return max(arrival, last) + length

    # A job finished so long ago that the printer has gone cold again.
    long_ago = -1 - stays_warm
    return list(accumulate(jobs, after, initial=long_ago))[1:]
