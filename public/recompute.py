#!/usr/bin/env python3
"""Recomputes what an Errorbar site publishes, from its public downloads alone.

    python3 recompute.py --site http://127.0.0.1:3000 RUN [RUN ...]
    python3 recompute.py --site http://127.0.0.1:3000 --board SUITE [--cycle CYCLE]
    python3 recompute.py --run RECORD.json RESULTS.jsonl [--run ...] [--comparison COMPARISON.json ...]
    python3 recompute.py --matrix OUTCOMES.json BOARD.json [--comparison COMPARISON.json ...]

For a run: its score record (hash, counts, score, pass@k, interval, flags) from results.jsonl. For two runs
or more of one board: the paired difference, its interval, the test and the verdict of each pair. For a
board: every row, every pair, Holm's correction and both rank ranges, from the outcome matrix.
Prints each figure as recomputed and ends with 0 when all agree, with 1 when any differs (it says which),
with 2 when something could not be read. It needs Python 3.8 and nothing else.

How equal is equal: scores and intervals must agree to the last digit. They are published as the shortest
decimals that read back as the same double, so equal text and equal double are one. That takes the same
additions in the same order: values of a base problem ascending, drawn bases as drawn, scores ascending;
never sum() over fractions, which newer Pythons compensate; and x * x for squares, because x ** 2 asks the
C library, which may round otherwise. P-values of exact tests are computed here in whole numbers of any
length, there in doubles, so they must agree to 12 digits, and verdicts exactly.
The methods are described at /methodology of the site.
"""
import argparse
import base64
import hashlib
import http.client
import itertools
import json
import math
import struct
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from fractions import Fraction

Z95 = 1.959963984540054
SLICES = ("category", "tier", "language")


# --- Random numbers: ChaCha20 (RFC 8439), one stream a replicate ------------------------------------


def keystream(label, replicate):
    """32-bit words: key SHA-256(label), nonce LE32(replicate) and 8 zero bytes, from block 0."""
    key = struct.unpack("<8I", hashlib.sha256(label.encode()).digest())
    mask = 0xFFFFFFFF
    rounds = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
              (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
    for counter in itertools.count():
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, replicate, 0, 0]
        x = start[:]
        for _ in range(10):
            for a, b, c, d in rounds:
                xa, xb, xc, xd = x[a], x[b], x[c], x[d]
                xa = (xa + xb) & mask; xd ^= xa; xd = (xd << 16 | xd >> 16) & mask
                xc = (xc + xd) & mask; xb ^= xc; xb = (xb << 12 | xb >> 20) & mask
                xa = (xa + xb) & mask; xd ^= xa; xd = (xd << 8 | xd >> 24) & mask
                xc = (xc + xd) & mask; xb ^= xc; xb = (xb << 7 | xb >> 25) & mask
                x[a], x[b], x[c], x[d] = xa, xb, xc, xd
        for word, first in zip(x, start):
            yield (word + first) & mask


DRAWN = {}


def resamples(label, bases, count):
    """`count` rows of `bases` indices, drawn with replacement, without favouring any index."""
    if (label, bases, count) not in DRAWN:
        say(f"drawing {count} resamples of {bases} base problems: {label}")
        limit = 2**32 - 2**32 % bases
        rows = []
        for replicate in range(count):
            fair = (word % bases for word in keystream(label, replicate) if word < limit)
            rows.append(list(itertools.islice(fair, bases)))
        DRAWN[label, bases, count] = rows
    return DRAWN[label, bases, count]


# --- Statistics ------------------------------------------------------------------------------------


def pass_at_k(n, c, k):
    """Unbiased pass@k of one task (Chen et al. 2021), None where it has fewer than k candidates."""
    if n < k:
        return None
    if k == 1:
        return c / n
    if n - c < k:
        return 1.0
    none_passes = 1.0
    for i in range(n - c + 1, n + 1):
        none_passes *= 1 - k / i
    return 1 - none_passes


def exact_pass_at_k(n, c, k):
    return 1 - Fraction(math.comb(n - c, k), math.comb(n, k))


def add(values):
    """One after another, as doubles."""
    total = 0
    for value in values:
        total += value
    return total


def mean(values):
    return add(sorted(values)) / len(values)


def quantile(values, q):
    """Type 7 of sorted values."""
    position = (len(values) - 1) * q
    lower = values[math.floor(position)]
    upper = values[math.ceil(position)]
    return lower if lower == upper else lower + (position - math.floor(position)) * (upper - lower)


def percentile_bounds(replicates):
    ordered = sorted(replicates)
    return quantile(ordered, 0.025), quantile(ordered, 0.975)


def tally(tasks, k):
    """Base problems in byte order, each as (number of tasks, sum of values); None without pass@k."""
    bases = {}
    for task in tasks:
        value = pass_at_k(task["candidates"], task["passes"], k)
        if value is None:
            return None
        bases.setdefault(task["base"], []).append(value)
    ordered = sorted(bases.items(), key=lambda item: byte_order(item[0]))
    return [(len(values), add(sorted(values))) for _, values in ordered]


def replicate_sums(bases, rows):
    """Of each replicate: the tasks drawn, and the sum of their values in the order drawn."""
    tasks = [count for count, _ in bases]
    values = [value for _, value in bases]
    return ([sum(map(tasks.__getitem__, row)) for row in rows],
            [add(map(values.__getitem__, row)) for row in rows])


def wilson(bases):
    """Wilson's interval with the effective number of tasks where tasks share base problems."""
    tasks = sum(count for count, _ in bases)
    rate = add(value for _, value in bases) / tasks
    effective = tasks
    if any(count != 1 for count, _ in bases):
        effective = len(bases)
        if len(bases) > 1 and rate not in (0, 1):
            gaps = [value - rate * count for count, value in bases]
            spread = len(bases) / (len(bases) - 1) * add(gap * gap for gap in gaps)
            variance = spread / (tasks * tasks)
            effective = tasks / max(1, variance / (rate * (1 - rate) / tasks))
    shrink = Z95 * Z95 / effective
    centre = (rate + shrink / 2) / (1 + shrink)
    half = Z95 * math.sqrt((rate * (1 - rate) + shrink / 4) / effective) / (1 + shrink)
    return (0 if rate == 0 else max(0, centre - half)), (1 if rate == 1 else min(1, centre + half))


def score_interval(bases, rows):
    """Percentile bootstrap over base problems, its flags, and the bounds to display."""
    drawn, passed = replicate_sums(bases, rows)
    low, high = percentile_bounds([x / n for x, n in zip(passed, drawn)])
    tasks = sum(count for count, _ in bases)
    passes = add(value for _, value in bases)
    flags = []
    if passes == 0 or passes == tasks or high - low < 1e-12:
        flags.append("degenerate")
    if min(passes, tasks - passes) < 10 or len(bases) < 30:
        flags.append("small")
    shown = wilson(bases) if flags else (low, high)
    method = "Wilson with n_eff" if flags else "percentile bootstrap"
    return {"low": low, "high": high, "flags": flags,
            "displayed": {"low": shown[0], "high": shown[1], "method": method}}


def sign_flip(differences):
    """Exact two-sided p of whole differences: how many of all sign choices reach |sum|, counted."""
    sizes = Counter(abs(d) for d in differences if d != 0)
    reached = abs(sum(differences))
    if reached == 0:
        return 1.0
    (size, count), *others = sorted(sizes.items(), key=lambda item: -item[1])
    ways = {0: 1}
    for other, number in others:
        wider = Counter()
        for total, paths in ways.items():
            for up in range(number + 1):
                wider[total + other * (2 * up - number)] += paths * math.comb(number, up)
        ways = wider
    tails = [0] * (count + 2)
    for up in range(count, -1, -1):
        tails[up] = tails[up + 1] + math.comb(count, up)
    extreme = 0
    for total, paths in ways.items():
        # The most frequent size is worth (2 * up - count) * size.
        fewest = max(0, math.ceil(Fraction(reached - total + size * count, 2 * size)))
        if fewest <= count:
            extreme += paths * tails[fewest]
    return float(min(1, Fraction(2 * extreme, 2 ** sum(sizes.values()))))


def sampled_sign_flip(differences, label, flips):
    total = abs(add(differences)) - 1e-12
    extreme = 0
    for replicate in range(flips):
        words = itertools.islice(keystream(label, replicate), len(differences))
        signed = (-d if word & 1 else d for d, word in zip(differences, words))
        extreme += abs(add(signed)) >= total
    return (1 + extreme) / (1 + flips)


def holm(p_values):
    adjusted = [0.0] * len(p_values)
    largest = 0.0
    for place, index in enumerate(sorted(range(len(p_values)), key=p_values.__getitem__)):
        largest = max(largest, p_values[index] * (len(p_values) - place))
        adjusted[index] = min(1.0, largest)
    return adjusted


def verdict_of(p, p_holm):
    return "separated" if p_holm <= 0.05 else "leans" if p <= 0.05 else "within-noise"


def compare(a, b, bases_a, bases_b, k, rows, flip):
    """One pair on the same tasks; `flip` names the drawn signs, for values that have no small denominator."""
    drawn, passed_a = replicate_sums(bases_a, rows)
    _, passed_b = replicate_sums(bases_b, rows)
    low, high = percentile_bounds([(x - y) / n for x, y, n in zip(passed_a, passed_b, drawn)])
    tasks = sum(count for count, _ in bases_a)
    total_a, total_b = (add(value for _, value in bases) for bases in (bases_a, bases_b))
    result = {"difference": (total_a - total_b) / tasks, "low": low, "high": high}
    return {**result, **test_pair(a, b, bases_a, bases_b, k, flip)}


def test_pair(a, b, bases_a, bases_b, k, flip):
    exact = [[exact_pass_at_k(t["candidates"], t["passes"], k) for t in tasks] for tasks in (a, b)]
    common = 1
    for value in {*exact[0], *exact[1]}:
        common = common * value.denominator // math.gcd(common, value.denominator)
    counts = {"onlyA": None, "onlyB": None, "both": None, "neither": None}
    if common == 1:
        seen = Counter(zip(*exact))
        counts = {"onlyA": seen[1, 0], "onlyB": seen[0, 1], "both": seen[1, 1], "neither": seen[0, 0]}
    if common > 1000:
        differences = [x - y for (_, x), (_, y) in zip(bases_a, bases_b)]
        say(f"drawing {flip['flips']} sign flips: {flip['label']}")
        p = sampled_sign_flip(differences, flip["label"], flip["flips"])
        return {**counts, "p": p, "method": "sampled sign-flip over base problems"}
    sums = Counter()
    for task, x, y in zip(a, *exact):
        sums[task["base"]] += int((x - y) * common)
    single = common == 1 and all(count == 1 for count, _ in bases_a)
    method = "exact McNemar" if single else "exact sign-flip over base problems"
    return {**counts, "p": sign_flip(list(sums.values())), "method": method}


# --- Reading downloads -----------------------------------------------------------------------------


class Unreadable(Exception):
    """Something that this script can't go on without."""


def byte_order(text):
    return text.encode("utf-8", "surrogatepass")


def plain(text):
    """Names come from elsewhere: what a terminal would obey is shown escaped."""
    return text if text.isprintable() else ascii(text)


def say(line):
    print(line, file=sys.stderr, flush=True)


def read(place):
    """A file, or an address."""
    try:
        if place.startswith(("http://", "https://")):
            with urllib.request.urlopen(place, timeout=60) as answer:
                return answer.read().decode("utf-8")
        with open(place, encoding="utf-8", newline="") as file:
            return file.read()
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise Unreadable(f"{place}: {error}") from error


def read_json(place):
    try:
        return json.loads(read(place))
    except ValueError as error:
        raise Unreadable(f"{place}: not JSON: {error}") from error


def read_lines(place):
    lines = []
    for number, line in enumerate(read(place).split("\n"), 1):
        if line.strip():
            try:
                lines.append(json.loads(line))
            except ValueError as error:
                raise Unreadable(f"{place}, line {number}: not JSON: {error}") from error
    if not lines or "taskId" not in lines[0]:
        raise Unreadable(f"{place}: no results of a run; take its results.jsonl")
    return lines


def tasks_of(lines):
    """Results by task, in byte order: candidates, passes, whether candidate 0 passed, and those unscored."""
    tasks = {}
    for line in lines:
        task = tasks.setdefault(line["taskId"], {
            "id": line["taskId"], "base": line["baseId"], **{name: line[name] for name in SLICES},
            "candidates": 0, "passes": 0, "unscored": 0, "first": False, "solved at": None})
        if "trials" in line:
            trials, successes = line["trials"], line["successes"]
            task.update(candidates=max(1, trials), passes=successes, unscored=int(trials == 0))
            task["first"] = successes == 1 if trials <= 1 else None
            task["solved at"] = trials if successes > 0 else None
        else:
            passed = line["verdict"] == "passed"
            task["candidates"] += 1
            task["passes"] += passed
            task["unscored"] += line["verdict"] == "voided"
            task["first"] = task["first"] or (passed and line["candidateIndex"] == 0)
            if passed:
                place = line["candidateIndex"] + 1
                task["solved at"] = min(place, task["solved at"] or place)
    return sorted(tasks.values(), key=lambda task: byte_order(task["id"]))


def unpack(packed, length):
    """Whole numbers of a fixed number of bits, lowest bit first."""
    if "every" in packed:
        return [packed["every"]] * length
    bits = int.from_bytes(base64.b64decode(packed["data"]), "little")
    width = packed["bits"]
    return [bits >> (width * place) & (2**width - 1) for place in range(length)]


def unpack_matrix(matrix):
    """The tasks of each model, by slug; what a record leaves out is left out."""
    packed = matrix["tasks"]
    ids = packed["ids"]

    def decode(coded):
        codes = unpack(coded["codes"], len(ids))
        return [None if code == 0 else coded["values"][code - 1] for code in codes]

    bases = ids if packed["bases"] is None else decode(packed["bases"])
    slices = [decode(packed[name]) for name in ("categories", "tiers", "languages")]
    models = {}
    for model in matrix["models"]:
        first = [None] * len(ids) if model["first"] is None else unpack(model["first"], len(ids))
        columns = [unpack(model[name], len(ids)) for name in ("candidates", "passes", "unscored", "excluded")]
        models[model["slug"]] = [
            {"id": task, "base": base, "category": category, "tier": tier, "language": language,
             "candidates": n, "passes": c, "unscored": unscored, "first": None if f is None else f == 1}
            for task, base, category, tier, language, f, n, c, unscored, excluded
            in zip(ids, bases, *slices, first, *columns) if not excluded]
    return models


# --- Comparing with what is published --------------------------------------------------------------


class Report:
    """Prints every figure and keeps what differs."""

    def __init__(self):
        self.checked = 0
        self.differences = []

    def check(self, what, recomputed, published, digits=None):
        self.checked += 1
        numbers = all(isinstance(x, (int, float)) and not isinstance(x, bool) for x in (recomputed, published))
        if digits is not None and numbers:
            same = abs(recomputed - published) <= 10.0**-digits * abs(recomputed)
        else:
            same = recomputed == published
        if not same:
            self.differences.append(f"{plain(what)}: recomputed {recomputed!r}, published {published!r}")
        return same

    def show(self, what, recomputed, published, digits=None):
        same = self.check(what, recomputed, published, digits)
        print(f"  {what.split(': ')[-1]:<26} {recomputed!r}" + ("" if same else f"   DIFFERS: {published!r}"))

    def end(self):
        for difference in self.differences:
            print(f"DIFFERS: {difference}")
        print(f"{self.checked} figures recomputed, {len(self.differences)} differ")
        return 1 if self.differences else 0


def number(text):
    return None if text is None else float(text)


def count_slices(tasks):
    slices = {}
    for task in tasks:
        for name in SLICES:
            if task[name] is not None:
                slices.setdefault(f"{name}={task[name]}", []).append(task["first"])
    ordered = sorted(slices.items(), key=lambda item: byte_order(item[0]))
    return [dict(zip(("dimension", "value"), name.split("=", 1)), passed=count_first(firsts), tasks=len(firsts))
            for name, firsts in ordered]


def count_first(firsts):
    return None if None in firsts else firsts.count(True)


def hash_outcomes(lines):
    texts = []
    for line in sorted(lines, key=lambda x: (byte_order(x["taskId"]), x.get("candidateIndex", 0))):
        if "trials" not in line:
            end = line["failureClass"] or "-"
            texts.append(f"{line['taskId']} {line['candidateIndex']} {line['verdict']} {end}\n")
        elif line["trials"] > 0:
            texts.append(f"{line['taskId']} {line['successes']} {line['trials']}\n")
    return hashlib.sha256(byte_order("".join(texts))).hexdigest()


def count_for(tasks, k, attempts):
    """Where tries ended with the first success, pass@k is the share of tasks solved within k of them:
    as counts, all of k candidates passed, or none did. Independent candidates stay as they are."""
    if attempts is None:
        return tasks
    n = min(k, attempts)
    solved = lambda task: task["solved at"] is not None and task["solved at"] <= k
    return [{**task, "candidates": n, "passes": n if solved(task) else 0} for task in tasks]


def check_run(record, lines, report):
    """One score record against the results of its run; returns what pairs are made from."""
    text = record["canonical"]
    stated = json.loads(text)
    name = plain(f"{stated['model']['slug']} on {stated['suite']}")
    print(plain(f"{name}, run {stated['runId']}, record {record['id']}"))
    show = lambda what, mine, theirs: report.show(f"{name}: {what}", mine, theirs)
    show("record's SHA-256", hashlib.sha256(byte_order(text)).hexdigest(), record["sha256"])
    excluded = {task["taskId"] for task in stated["excluded"]}
    tasks = [task for task in tasks_of(lines) if task["id"] not in excluded]
    show("outcomes' SHA-256", hash_outcomes(lines), stated["verdictsSha256"])
    show("tasks", len(tasks), stated["tasks"])
    show("base problems", len({task["base"] for task in tasks}), stated["baseProblems"])
    show("candidates", sum(task["candidates"] for task in tasks), stated["candidates"])
    show("passed candidates", sum(task["passes"] for task in tasks), stated["passedCandidates"])
    show("passed tasks", count_first([task["first"] for task in tasks]), stated["passed"])
    show("unscored", sum(task["unscored"] for task in tasks), stated["unscored"])
    report.check(f"{name}: slices", count_slices(tasks), stated["slices"])
    failures = Counter(line["failureClass"] for line in lines if line.get("failureClass"))
    report.check(f"{name}: failure classes", dict(failures), stated["failureClasses"])
    if stated["state"] == "incomplete":
        print("  incomplete: no score is published, and none is computed")
        return None
    attempts = stated.get("sequentialAttempts")
    for k, value in stated["passAtK"].items():
        counted = count_for(tasks, int(k), attempts)
        mine = [pass_at_k(task["candidates"], task["passes"], int(k)) for task in counted]
        show(f"pass@{k}", None if None in mine else mean(mine), number(value))
    tasks = count_for(tasks, stated["k"], attempts)
    bases = tally(tasks, stated["k"])
    if bases is None:
        show("score", None, number(stated["passRate"]))
        return None
    values = [pass_at_k(task["candidates"], task["passes"], stated["k"]) for task in tasks]
    show(f"score (pass@{stated['k']})", mean(values), number(stated["passRate"]))
    published = stated["interval"]
    label = f"cgb/v1/bootstrap/{stated['cycle']}/overall"
    show("seed label", label, published["seedLabel"])
    interval = score_interval(bases, resamples(label, len(bases), published["resamples"]))
    check_interval(name, interval, published, show)
    return {"stated": stated, "tasks": tasks, "bases": bases}


def check_interval(name, interval, published, show):
    show("interval, low", interval["low"], number(published["low"]))
    show("interval, high", interval["high"], number(published["high"]))
    show("flags", interval["flags"], published["flags"])
    displayed, shown = interval["displayed"], published["displayed"]
    show("displayed by", displayed["method"], shown["method"])
    show("displayed, low", displayed["low"], number(shown["low"]))
    show("displayed, high", displayed["high"], number(shown["high"]))


def check_board(matrix, board, report):
    """Every row, pair, correction and rank range of a board; returns what single pairs are compared with."""
    rows = {row["model"]["slug"]: row for row in board["rows"]}
    models = {slug: tasks for slug, tasks in unpack_matrix(matrix).items() if slug in rows}
    slugs = sorted(models, key=byte_order)
    k = board["k"]
    print(plain(f"{matrix['suite']}, cycle {matrix['cycle']}: {len(slugs)} ranked"))
    report.check("ranked models", slugs, sorted(rows, key=byte_order))
    bases = {slug: tally(models[slug], k) for slug in slugs}
    intervals = {}
    for slug in slugs:
        row, tasks = rows[slug], models[slug]
        show = lambda what, mine, theirs: report.check(f"{slug}: {what}", mine, theirs)
        draws = resamples(f"cgb/v1/bootstrap/{matrix['cycle']}/overall", len(bases[slug]), matrix["resamples"])
        intervals[slug] = score_interval(bases[slug], draws)
        rate = mean([pass_at_k(task["candidates"], task["passes"], k) for task in tasks])
        show("tasks", len(tasks), row["tasks"])
        show("passed tasks", count_first([task["first"] for task in tasks]), row["passed"])
        show("score", rate, row["passRate"])
        check_interval(slug, intervals[slug], row["interval"], show)
        shown = intervals[slug]["displayed"]
        print(f"  {plain(slug):<40} {rate!r}  {shown['low']!r} to {shown['high']!r}  {shown['method']}")
    tests = test_pairs(matrix, k, models, bases)
    check_ranks(slugs, {slug: add(v for _, v in bases[slug]) for slug in slugs}, intervals, tests, rows, report)
    place = matrix["suite"], matrix["cycle"]
    sides = {(*place, slug): (rows[slug]["runId"], models[slug], bases[slug]) for slug in slugs}
    return sides, {(*place, *pair): found for pair, found in tests.items()}


def test_pairs(matrix, k, models, bases):
    slugs = sorted(models, key=byte_order)
    pairs = list(itertools.combinations(slugs, 2))
    flip = {"label": f"cgb/v1/flip/{matrix['cycle']}/overall", "flips": max(10_000, 200 * len(pairs))}
    results = [test_pair(models[a], models[b], bases[a], bases[b], k, flip) for a, b in pairs]
    adjusted = holm([result["p"] for result in results])
    return {pair: {**result, "pHolm": p, "verdict": verdict_of(result["p"], p)}
            for pair, result, p in zip(pairs, results, adjusted)}


def check_ranks(slugs, totals, intervals, tests, rows, report):
    def test(a, b):
        return tests[(a, b) if (a, b) in tests else (b, a)]

    for slug in slugs:
        row = rows[slug]
        others = [other for other in slugs if other != slug]
        shown = {other: intervals[other]["displayed"] for other in slugs}
        own = shown[slug]
        by_interval = [1 + sum(shown[other]["low"] > own["high"] for other in others),
                       len(slugs) - sum(shown[other]["high"] < own["low"] for other in others)]
        report.check(f"{slug}: rank range by interval", by_interval, row["rankRangeByInterval"])
        apart = [other for other in others if test(slug, other)["verdict"] == "separated"]
        leaning = [other for other in others if test(slug, other)["verdict"] == "leans"]
        by_test = [1 + sum(totals[other] > totals[slug] for other in apart),
                   len(slugs) - sum(totals[other] < totals[slug] for other in apart)]
        if "rankRange" in row:
            report.check(f"{slug}: rank range", by_test, row["rankRange"])
            report.check(f"{slug}: separated from", apart, sorted(row["separatedFrom"], key=byte_order))
            report.check(f"{slug}: leans from", leaning, sorted(row["leansFrom"], key=byte_order))
        below = row.get("next")
        if below:
            found = test(slug, below["slug"])
            what = f"{slug} against {below['slug']}"
            report.check(f"{what}: verdict", found["verdict"], below["verdict"])
            report.check(f"{what}: p", found["p"], below["p"], digits=12)
            report.check(f"{what}: p after Holm", found["pHolm"], below["pHolm"], digits=12)
        print(f"  {plain(slug):<40} ranks {by_test[0]} to {by_test[1]}, separated from {len(apart)}, leans from {len(leaning)}")


def check_comparison(published, sides, tests, report):
    """One published comparison: difference, interval, test, verdict."""
    place = published["suite"]["id"], published["cycle"]
    a, b = (published[side]["model"]["slug"] for side in ("a", "b"))
    for side, slug in (("a", a), ("b", b)):
        if (*place, slug) not in sides:
            raise Unreadable(f"the comparison of {a} and {b} needs the results of {slug} too")
        if sides[(*place, slug)][0] != published[side]["runId"]:
            print(plain(f"{a} against {b}: the site compares another run of {slug}"))
            return
    paired = published["paired"]
    if paired is None:
        print(plain(f"{a} against {b}: no paired verdict is published"))
        return
    interval, test = paired["interval"], paired["test"]
    found = compare_sides(sides, place, a, b, published["k"], interval["resamples"], test["pairs"])
    print(plain(f"{a} against {b}"))
    show = lambda what, mine, theirs, digits=None: report.show(f"{a} against {b}: {what}", mine, theirs, digits)
    show("difference", found["difference"], paired["difference"])
    show("interval, low", found["low"], interval["low"])
    show("interval, high", found["high"], interval["high"])
    show("test", found["method"], test["method"])
    for name in ("onlyA", "onlyB", "both", "neither"):
        show(name, found[name], test[name])
    show("p", found["p"], test["p"], 12)
    of_board = tests.get((*place, a, b)) or tests.get((*place, b, a))
    if of_board and len(tests) == test["pairs"]:
        show("p after Holm", of_board["pHolm"], test["pHolm"], 12)
        show("verdict", of_board["verdict"], paired["verdict"])
    else:
        # Without the whole board the correction can't be redone: it is taken as published.
        show("verdict", verdict_of(found["p"], test["pHolm"]), paired["verdict"])


def compare_sides(sides, place, a, b, k, count, pairs):
    (_, tasks_a, bases_a), (_, tasks_b, bases_b) = sides[(*place, a)], sides[(*place, b)]
    label = f"cgb/v1/bootstrap/{place[1]}/overall"
    flip = {"label": label.replace("/bootstrap/", "/flip/"), "flips": max(10_000, 200 * pairs)}
    rows = resamples(label, len(bases_a), count)
    return compare(tasks_a, tasks_b, bases_a, bases_b, k, rows, flip)


# --- The command -----------------------------------------------------------------------------------


def fetch_run(site, run):
    base = f"{site}/api/v1/runs/{urllib.parse.quote(run, safe='')}"
    pointer = read_json(base).get("record")
    if pointer is None:
        raise Unreadable(f"run {run} has no record yet")
    return read_json(f"{site}/api/v1/records/{pointer['id']}"), read_lines(f"{base}/results.jsonl")


def fetch_board(site, suite, cycle):
    address = f"{site}/api/v1/boards/{urllib.parse.quote(suite, safe='')}"
    query = f"?cycle={urllib.parse.quote(cycle, safe='')}" if cycle else ""
    board = read_json(address + query)
    return read_json(f"{address}/{urllib.parse.quote(board['cycle'], safe='')}/outcomes"), board


def fetch_comparison(site, suite, cycle, a, b):
    query = urllib.parse.urlencode({"suite": suite, "cycle": cycle, "a": a, "b": b})
    try:
        return read_json(f"{site}/api/v1/compare?{query}")
    except Unreadable as error:
        cause = error.__cause__
        if isinstance(cause, urllib.error.HTTPError) and cause.code in (404, 409):
            print(plain(f"{a} against {b}: the site does not compare them ({cause.code})"))
            return None
        raise


def compare_runs(one, other, site, sides):
    """The published comparison of two runs; without one, prints what can be said of them."""
    a, b = one["model"]["slug"], other["model"]["slug"]
    place = one["suite"], one["cycle"]
    if place != (other["suite"], other["cycle"]) or one["revision"] != other["revision"] or a == b:
        return []
    found = fetch_comparison(site, *place, a, b) if site else None
    if found is not None:
        return [found]
    if one["k"] == other["k"]:
        own = compare_sides(sides, place, a, b, one["k"], one["interval"]["resamples"], 1)
        print(f"{plain(a)} against {plain(b)}: {own['difference']!r}, {own['low']!r} to {own['high']!r}, "
              f"p = {own['p']!r} before any correction, by {own['method']}; not published")
    return []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", nargs="*", metavar="RUN", help="ids of runs, with --site")
    parser.add_argument("--site", help="address of the site")
    parser.add_argument("--board", metavar="SUITE", help="every row and pair of a board, with --site")
    parser.add_argument("--cycle", help="of the board; by default its newest")
    parser.add_argument("--run", nargs=2, action="append", default=[], metavar=("RECORD", "RESULTS"))
    parser.add_argument("--matrix", nargs=2, metavar=("OUTCOMES", "BOARD"))
    parser.add_argument("--comparison", action="append", default=[], metavar="FILE")
    options = parser.parse_args()
    site = (options.site or "").rstrip("/")
    if (options.runs or options.board) and not site:
        parser.error("ids of runs and --board need --site")
    if not (options.runs or options.board or options.run or options.matrix):
        parser.error("nothing to recompute: name runs, a board, or files")
    try:
        return recompute(options, site)
    except Unreadable as error:
        say(plain(f"recompute.py: {error}"))
        return 2
    except (KeyError, TypeError, IndexError) as error:
        say(f"recompute.py: a download is not of the form that this script knows: {error!r}")
        return 2


def recompute(options, site):
    report = Report()
    runs = [(read_json(record), read_lines(results)) for record, results in options.run]
    runs += [fetch_run(site, run) for run in options.runs]
    checked = [found for found in (check_run(*run, report) for run in runs) if found]
    matrix = fetch_board(site, options.board, options.cycle) if options.board else None
    if options.matrix:
        matrix = tuple(map(read_json, options.matrix))
    sides, tests = check_board(*matrix, report) if matrix else ({}, {})
    for found in checked:
        stated = found["stated"]
        place = stated["suite"], stated["cycle"], stated["model"]["slug"]
        sides[place] = stated["runId"], found["tasks"], found["bases"]
    comparisons = [read_json(place) for place in options.comparison]
    if not comparisons:
        for one, other in itertools.combinations([found["stated"] for found in checked], 2):
            comparisons += compare_runs(one, other, site, sides)
    for published in comparisons:
        check_comparison(published, sides, tests, report)
    return report.end()


if __name__ == "__main__":
    sys.exit(main())
