#!/usr/bin/env python3
"""Recomputes what an Errorbar site publishes, from its public downloads alone.

    python3 recompute.py --site http://127.0.0.1:3000 RUN [RUN ...]
    python3 recompute.py --site http://127.0.0.1:3000 --board SUITE [--cycle CYCLE]
    python3 recompute.py --run RECORD.json RESULTS.jsonl [--run ...] [--comparison COMPARISON.json ...]
    python3 recompute.py --matrix OUTCOMES.json [BOARD.json] [--comparison COMPARISON.json ...]

For a run: its score record (hash, counts, score, pass@k, interval, flags) from results.jsonl; tasks that it
left unanswered have no line there and are taken from its board's outcome matrix. For two runs
or more of one board: the paired difference, its interval, the test, Holm's correction and the verdict of
each pair. For a board: every row, every pair, the correction and both rank ranges, from its outcome matrix
(/api/v1/boards/SUITE/CYCLE/outcomes). A comparison's slices and its number of tasks needed are not
recomputed.

Holm's correction needs every pair of the board. With --site the outcome matrix is fetched and every pair
tested again; --matrix does it from a file. From files of runs alone it is redone where their pairs are as
many as the comparison states. Where they are fewer, the corrected p is taken as published: it must lie
between p and p times the number of pairs, the verdict must follow from it, and a line says so.

Prints each figure as recomputed and ends with 0 when all agree, with 1 when any differs (it says which),
with 2 when something could not be read or it was interrupted. It needs Python 3.8 and nothing else.

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
# A task that a model never answered counts as one candidate without a verdict.
UNANSWERED = {"candidates": 1, "passes": 0, "unscored": 1, "first": False, "solved at": None}


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
    kinds = [((x["candidates"], x["passes"]), (y["candidates"], y["passes"])) for x, y in zip(a, b)]
    number_of = Counter(kinds)
    exact = {kind: tuple(exact_pass_at_k(*side, k) for side in kind) for kind in number_of}
    common = 1
    for value in itertools.chain.from_iterable(exact.values()):
        common = common * value.denominator // math.gcd(common, value.denominator)
    counts = {"onlyA": None, "onlyB": None, "both": None, "neither": None}
    if common == 1:
        seen = Counter()
        for kind, number in number_of.items():
            seen[exact[kind]] += number
        counts = {"onlyA": seen[1, 0], "onlyB": seen[0, 1], "both": seen[1, 1], "neither": seen[0, 0]}
    if common > 1000:
        differences = [x - y for (_, x), (_, y) in zip(bases_a, bases_b)]
        say(f"drawing {flip['flips']} sign flips: {flip['label']}")
        p = sampled_sign_flip(differences, flip["label"], flip["flips"])
        return {**counts, "p": p, "method": "sampled sign-flip over base problems"}
    whole = {kind: int((x - y) * common) for kind, (x, y) in exact.items()}
    sums = Counter()
    for task, kind in zip(a, kinds):
        sums[task["base"]] += whole[kind]
    single = common == 1 and all(count == 1 for count, _ in bases_a)
    method = "exact McNemar" if single else "exact sign-flip over base problems"
    return {**counts, "p": sign_flip(list(sums.values())), "method": method}


def count_pairs(models):
    return len(models) * (len(models) - 1) // 2


def flips_for(cycle, pairs):
    return {"label": f"cgb/v1/flip/{cycle}/overall", "flips": max(10_000, 200 * pairs)}


def on_common_tasks(models):
    """What a record leaves out can be compared with none: only tasks that every model has."""
    common = set.intersection(*({task["id"] for task in tasks} for tasks in models.values()))
    return {slug: [task for task in tasks if task["id"] in common] for slug, tasks in models.items()}


def test_pairs(cycle, k, models):
    """Every pair of these models, its p corrected over all of them by Holm's method."""
    models = on_common_tasks(models)
    bases = {slug: tally(tasks, k) for slug, tasks in models.items()}
    pairs = list(itertools.combinations(sorted(models, key=byte_order), 2))
    if len(pairs) > 300:
        say(f"testing {len(pairs)} pairs")
    flip = flips_for(cycle, len(pairs))
    results = [test_pair(models[a], models[b], bases[a], bases[b], k, flip) for a, b in pairs]
    adjusted = holm([result["p"] for result in results])
    return {pair: {**result, "pHolm": p, "verdict": verdict_of(result["p"], p)}
            for pair, result, p in zip(pairs, results, adjusted)}


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
            with urllib.request.urlopen(place, timeout=120) as answer:
                return answer.read().decode("utf-8")
        with open(place, encoding="utf-8", newline="") as file:
            return file.read()
    except (OSError, ValueError, http.client.HTTPException) as error:
        cause = error if isinstance(error, urllib.error.HTTPError) else getattr(error, "reason", error)
        raise Unreadable(f"{place}: {cause}") from error


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


def tasks_of(lines, planned):
    """Results by task, in byte order: candidates, passes, whether candidate 0 passed, and those unscored.
    A planned task without a line was never answered."""
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
    for task in planned:
        tasks.setdefault(task["id"], {**task, **UNANSWERED})
    return sorted(tasks.values(), key=lambda task: byte_order(task["id"]))


def unpack(packed, length):
    """Whole numbers of a fixed number of bits, lowest bit first."""
    if "every" in packed:
        return [packed["every"]] * length
    bits = int.from_bytes(base64.b64decode(packed["data"]), "little")
    width = packed["bits"]
    return [bits >> (width * place) & (2**width - 1) for place in range(length)]


def tasks_of_matrix(matrix):
    packed = matrix["tasks"]
    ids = packed["ids"]

    def decode(coded):
        codes = unpack(coded["codes"], len(ids))
        return [None if code == 0 else coded["values"][code - 1] for code in codes]

    bases = ids if packed["bases"] is None else decode(packed["bases"])
    slices = [decode(packed[name]) for name in ("categories", "tiers", "languages")]
    return [dict(zip(("id", "base", *SLICES), places)) for places in zip(ids, bases, *slices)]


def unpack_matrix(matrix):
    """The tasks of each model, by slug; what a record leaves out is left out."""
    tasks = tasks_of_matrix(matrix)
    models = {}
    for model in matrix["models"]:
        first = [None] * len(tasks) if model["first"] is None else unpack(model["first"], len(tasks))
        columns = [unpack(model[name], len(tasks)) for name in ("candidates", "passes", "unscored", "excluded")]
        models[model["slug"]] = [
            {**task, "candidates": n, "passes": c, "unscored": unscored, "first": None if f is None else f == 1}
            for task, f, n, c, unscored, excluded in zip(tasks, first, *columns) if not excluded]
    return models


# --- Comparing with what is published --------------------------------------------------------------


class Report:
    """Prints every figure and keeps what differs."""

    def __init__(self):
        self.checked = 0
        self.taken = 0
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

    def take(self, what, low, high, published):
        """A figure that can't be recomputed from what is given, only bounded."""
        self.taken += 1
        if not low * (1 - 1e-12) <= published <= high * (1 + 1e-12):
            self.differences.append(f"{plain(what)}: published {published!r}, possible {low!r} to {high!r}")

    def end(self):
        for difference in self.differences:
            print(f"DIFFERS: {difference}")
        taken = f", {self.taken} taken as published" if self.taken else ""
        print(f"{self.checked} figures recomputed, {len(self.differences)} differ{taken}")
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


def missing_tries(task, k, attempts):
    """Tries up to k that an unsolved task lacks: nobody knows what they would have come to."""
    if attempts is None or task["solved at"] is not None:
        return 0
    return max(0, min(k, attempts) - task["candidates"])


def check_run(record, lines, board_of, report):
    """One score record against the results of its run; returns what pairs are made from.
    `board_of` gives its board's outcome matrix, which names the tasks that were left unanswered, or None."""
    text = record["canonical"]
    stated = json.loads(text)
    name = plain(f"{stated['model']['slug']} on {stated['suite']}")
    print(plain(f"{name}, run {stated['runId']}, record {record['id']}"))
    show = lambda what, mine, theirs: report.show(f"{name}: {what}", mine, theirs)
    show("record's SHA-256", hashlib.sha256(byte_order(text)).hexdigest(), record["sha256"])
    excluded = {task["taskId"] for task in stated["excluded"]}
    matrix = board_of(stated)
    planned = matrix["planned"] if matrix and matrix["revision"] == stated["revision"] else []
    tasks = [task for task in tasks_of(lines, planned) if task["id"] not in excluded]
    show("outcomes' SHA-256", hash_outcomes(lines), stated["verdictsSha256"])
    lacking = 0 if planned or stated["state"] == "complete" else max(0, stated["tasks"] - len(tasks))
    bases, slices = len({task["base"] for task in tasks}), count_slices(tasks)
    tasks += [UNANSWERED] * lacking
    show("tasks", len(tasks), stated["tasks"])
    if lacking:
        print(f"  {lacking} tasks have no answer, and the results don't name them: their number, base"
              " problems and slices are taken as published; give --matrix FILE or --site to redo them")
        report.take(f"{name}: base problems", bases, bases + lacking, stated["baseProblems"])
        report.take(f"{name}: tasks of slices", 0, stated["tasks"], max([0, *(x["tasks"] for x in stated["slices"])]))
    else:
        show("base problems", bases, stated["baseProblems"])
        report.check(f"{name}: slices", slices, stated["slices"])
    show("candidates", sum(task["candidates"] for task in tasks), stated["candidates"])
    show("passed candidates", sum(task["passes"] for task in tasks), stated["passedCandidates"])
    show("passed tasks", count_first([task["first"] for task in tasks]), stated["passed"])
    attempts = stated.get("sequentialAttempts")
    missing = sum(missing_tries(task, stated["k"], attempts) for task in tasks)
    show("unscored", sum(task["unscored"] for task in tasks) + missing, stated["unscored"])
    failures = Counter(line["failureClass"] for line in lines if line.get("failureClass"))
    report.check(f"{name}: failure classes", dict(failures), stated["failureClasses"])
    if stated["state"] == "incomplete":
        print("  incomplete: no score is published, and none is computed")
        return None
    for k, value in stated["passAtK"].items():
        counted = count_for(tasks, int(k), attempts)
        mine = [pass_at_k(task["candidates"], task["passes"], int(k)) for task in counted]
        if any(missing_tries(task, int(k), attempts) for task in tasks):
            mine = [None]
        show(f"pass@{k}", None if None in mine else mean(mine), number(value))
    run = {"stated": stated, "tasks": tasks}
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
    return run


def check_interval(name, interval, published, show):
    show("interval, low", interval["low"], number(published["low"]))
    show("interval, high", interval["high"], number(published["high"]))
    show("flags", interval["flags"], published["flags"])
    displayed, shown = interval["displayed"], published["displayed"]
    show("displayed by", displayed["method"], shown["method"])
    show("displayed, low", displayed["low"], number(shown["low"]))
    show("displayed, high", displayed["high"], number(shown["high"]))


def open_matrix(matrix):
    """A board's outcome matrix: its tasks by name, those of each model, its run, and which models are ranked."""
    return {"place": (matrix["suite"], matrix["cycle"]), "revision": matrix["revision"],
            "planned": tasks_of_matrix(matrix) if matrix["tasksNamed"] else [],
            "k": matrix["k"], "resamples": matrix["resamples"],
            "models": unpack_matrix(matrix), "runs": {model["slug"]: model["runId"] for model in matrix["models"]},
            "ranked": [model["slug"] for model in matrix["models"] if model["ranked"]], "families": {},
            "sequential": any(model["sequentialAttempts"] is not None for model in matrix["models"])}


def family_of(matrix, slugs):
    """Every pair of these models of a board; the same ones are tested once."""
    key = tuple(sorted(slugs, key=byte_order))
    if key not in matrix["families"]:
        models = {slug: matrix["models"][slug] for slug in key}
        matrix["families"][key] = test_pairs(matrix["place"][1], matrix["k"], models)
    return matrix["families"][key]


def check_board(matrix, board, report):
    """Every row, pair, correction and rank range of a board."""
    suite, cycle = matrix["place"]
    rows = {row["model"]["slug"]: row for row in board["rows"]}
    if matrix["k"] != board["k"] and not matrix["sequential"]:
        matrix = {**matrix, "k": board["k"], "ranked": list(rows), "families": {}}
    if (suite, cycle, matrix["k"]) != (board["suite"]["id"], board["cycle"], board["k"]):
        raise Unreadable("the outcome matrix and the board are not of the same suite, cycle and k")
    slugs = sorted(matrix["ranked"], key=byte_order)
    k = board["k"]
    print(plain(f"{suite}, cycle {cycle}: {len(slugs)} ranked"))
    if not report.check("ranked models", slugs, sorted(rows, key=byte_order)):
        return
    pairs = board.get("pairs")
    if pairs:
        report.check("pairs", count_pairs(slugs), pairs["count"])
    models = matrix["models"]
    bases = {slug: tally(models[slug], k) for slug in slugs}
    intervals = {}
    for slug in slugs:
        row, tasks = rows[slug], models[slug]
        show = lambda what, mine, theirs: report.check(f"{slug}: {what}", mine, theirs)
        draws = resamples(f"cgb/v1/bootstrap/{cycle}/overall", len(bases[slug]), matrix["resamples"])
        intervals[slug] = score_interval(bases[slug], draws)
        rate = mean([pass_at_k(task["candidates"], task["passes"], k) for task in tasks])
        show("run", matrix["runs"][slug], row["runId"])
        show("tasks", len(tasks), row["tasks"])
        show("passed tasks", count_first([task["first"] for task in tasks]), row["passed"])
        show("score", rate, row["passRate"])
        check_interval(slug, intervals[slug], row["interval"], show)
        shown = intervals[slug]["displayed"]
        print(f"  {plain(slug):<40} {rate!r}  {shown['low']!r} to {shown['high']!r}  {shown['method']}")
    if slugs:
        tests = family_of(matrix, slugs)
        check_ranks(slugs, {slug: add(v for _, v in bases[slug]) for slug in slugs}, intervals, tests, rows, report)


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


def check_columns(run, matrix, report):
    """What a run's results say of each task must be what its board's matrix says."""
    stated, slug = run["stated"], run["stated"]["model"]["slug"]
    if matrix["runs"].get(slug) != stated["runId"]:
        return
    tasks = count_for(run["tasks"], matrix["k"], stated.get("sequentialAttempts"))
    own, theirs = ([(task["candidates"], task["passes"]) for task in side] for side in (tasks, matrix["models"][slug]))
    apart = len(own) - len(theirs) or sum(x != y for x, y in zip(own, theirs))
    report.check(plain(f"{slug}: tasks whose results and outcome matrix disagree"), apart, 0)


def check_comparison(published, runs, matrix, unranked, report):
    """One published comparison: difference, interval, test, correction, verdict."""
    suite, cycle, k = published["suite"]["id"], published["cycle"], published["k"]
    a, b = (published[side]["model"]["slug"] for side in ("a", "b"))
    name = f"{a} against {b}"
    if matrix and matrix["k"] != k:
        matrix = None
    here = {run["stated"]["model"]["slug"]: run for run in runs
            if (run["stated"]["suite"], run["stated"]["cycle"]) == (suite, cycle)}
    if matrix:
        models, ids = matrix["models"], matrix["runs"]
        whole = set(matrix["ranked"]) | {a, b}
    else:
        attempts = {slug: run["stated"].get("sequentialAttempts") for slug, run in here.items()}
        models = {slug: count_for(run["tasks"], k, attempts[slug]) for slug, run in here.items()}
        ids = {slug: run["stated"]["runId"] for slug, run in here.items()}
        whole = {slug for slug in here if (suite, cycle, slug) not in unranked} | {a, b}
    for side, slug in (("a", a), ("b", b)):
        if slug not in models:
            raise Unreadable(f"the comparison of {a} and {b} needs the results of {slug} too")
        given = here[slug]["stated"]["runId"] if slug in here else ids[slug]
        if not given == ids[slug] == published[side]["runId"]:
            print(plain(f"{name}: the site compares another run of {slug}"))
            return
    paired = published["paired"]
    if paired is None:
        print(plain(f"{name}: no paired verdict is published"))
        return
    interval, test = paired["interval"], paired["test"]
    if matrix or count_pairs(whole) == test["pairs"]:
        models = on_common_tasks({slug: models[slug] for slug in whole})
        tests = family_of(matrix, whole) if matrix else test_pairs(cycle, k, models)
        of_family, pairs = tests.get((a, b)) or tests[b, a], count_pairs(whole)
    else:
        of_family, pairs = None, test["pairs"]
    found = compare_models(models, (cycle, k), a, b, interval["resamples"], pairs)
    print(plain(name))
    show = lambda what, mine, theirs, digits=None: report.show(f"{name}: {what}", mine, theirs, digits)
    show("difference", found["difference"], paired["difference"])
    show("interval, low", found["low"], interval["low"])
    show("interval, high", found["high"], interval["high"])
    show("test", found["method"], test["method"])
    for count in ("onlyA", "onlyB", "both", "neither"):
        show(count, found[count], test[count])
    show("p", found["p"], test["p"], 12)
    p_holm = test["pHolm"]
    if of_family:
        p_holm = of_family["pHolm"]
        show("pairs", pairs, test["pairs"])
        show("p after Holm", p_holm, test["pHolm"], 12)
    else:
        print(f"  correction over {pairs} pairs taken as published: give --matrix FILE or --site to redo it")
        report.take(f"{name}: p after Holm", found["p"], min(1, found["p"] * pairs), p_holm)
    show("verdict", verdict_of(found["p"], p_holm), paired["verdict"])
    ahead = a if found["difference"] > 0 else b
    show("leader", None if abs(found["difference"]) < 1e-12 else ahead, paired["leader"])


def compare_models(models, cycle_and_k, a, b, count, pairs):
    cycle, k = cycle_and_k
    tasks = on_common_tasks({slug: models[slug] for slug in (a, b)})
    bases = {slug: tally(tasks[slug], k) for slug in (a, b)}
    if bases[a] is None or bases[b] is None:
        raise Unreadable(f"{a} or {b} has fewer than {k} candidates of a task")
    rows = resamples(f"cgb/v1/bootstrap/{cycle}/overall", len(bases[a]), count)
    return compare(tasks[a], tasks[b], bases[a], bases[b], k, rows, flips_for(cycle, pairs))


# --- The command -----------------------------------------------------------------------------------


def fetch_run(site, run):
    base = f"{site}/api/v1/runs/{urllib.parse.quote(run, safe='')}"
    try:
        pointer = read_json(base).get("record")
    except Unreadable as error:
        if getattr(error.__cause__, "code", None) == 404:
            raise Unreadable(f"{site} has no run {run}") from error
        raise
    if pointer is None:
        raise Unreadable(f"run {run} has no record yet")
    return read_json(f"{site}/api/v1/records/{pointer['id']}"), read_lines(f"{base}/results.jsonl")


def board_address(site, suite):
    return f"{site}/api/v1/boards/{urllib.parse.quote(suite, safe='')}"


def fetch_board(site, suite, cycle):
    query = f"?cycle={urllib.parse.quote(cycle, safe='')}" if cycle else ""
    return read_json(board_address(site, suite) + query)


def fetch_matrix(site, suite, cycle):
    address = f"{board_address(site, suite)}/{urllib.parse.quote(cycle, safe='')}/outcomes"
    return open_matrix(read_json(address))


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


def find_comparison(one, other, site):
    """The published comparison of two runs; without one, prints what can be said of them."""
    first, second = one["stated"], other["stated"]
    a, b = first["model"]["slug"], second["model"]["slug"]
    place = first["suite"], first["cycle"]
    if place != (second["suite"], second["cycle"]) or first["revision"] != second["revision"] or a == b:
        return []
    found = fetch_comparison(site, *place, a, b) if site else None
    if found is not None:
        return [found]
    if first["k"] == second["k"]:
        k = first["k"]
        models = {run["stated"]["model"]["slug"]: count_for(run["tasks"], k, run["stated"].get("sequentialAttempts"))
                  for run in (one, other)}
        own = compare_models(models, (place[1], k), a, b, first["interval"]["resamples"], 1)
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
    parser.add_argument("--matrix", nargs="+", metavar=("OUTCOMES", "BOARD"),
                        help="a board's outcome matrix, to redo corrections; with the board, to check its rows")
    parser.add_argument("--comparison", action="append", default=[], metavar="FILE",
                        help="an answer of /api/v1/compare; its two runs stand in --run or --matrix")
    options = parser.parse_args()
    site = (options.site or "").rstrip("/")
    if (options.runs or options.board) and not site:
        parser.error("ids of runs and --board need --site")
    if site and not site.startswith(("http://", "https://")):
        parser.error("--site is an address such as http://127.0.0.1:3000")
    if options.matrix and len(options.matrix) > 2:
        parser.error("--matrix takes OUTCOMES and, if you like, BOARD")
    if not (options.runs or options.board or options.run or options.matrix):
        parser.error("nothing to recompute: name runs, a board, or files")
    try:
        return recompute(options, site)
    except Unreadable as error:
        say(plain(f"recompute.py: {error}"))
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, ArithmeticError) as error:
        say(f"recompute.py: a download is not of the form that this script knows: {error!r}")
    except KeyboardInterrupt:
        say("recompute.py: interrupted; nothing is decided")
    return 2


def recompute(options, site):
    report = Report()
    files = [(read_json(record), read_lines(results)) for record, results in options.run]
    files += [fetch_run(site, run) for run in options.runs]
    matrices = {}
    board = []
    if options.matrix:
        outcomes, *board = map(read_json, options.matrix)
        matrix = open_matrix(outcomes)
        matrices[matrix["place"]] = matrix

    def board_of(stated):
        """Only an incomplete run has tasks that its results may not name."""
        place = stated["suite"], stated["cycle"]
        if site and place not in matrices and stated["state"] == "incomplete":
            matrices[place] = fetch_matrix(site, *place)
        return matrices.get(place)

    runs = [found for found in (check_run(*file, board_of, report) for file in files) if found]
    if board:
        check_board(matrix, board[0], report)
    if options.board:
        board = fetch_board(site, options.board, options.cycle)
        matrix = fetch_matrix(site, options.board, board["cycle"])
        matrices[matrix["place"]] = matrix
        check_board(matrix, board, report)
    comparisons = [read_json(place) for place in options.comparison]
    if not comparisons:
        for one, other in itertools.combinations(runs, 2):
            comparisons += find_comparison(one, other, site)
    places = [(published["suite"]["id"], published["cycle"]) for published in comparisons]
    for place in dict.fromkeys(places):
        if site and place not in matrices:
            matrices[place] = fetch_matrix(site, *place)
    for run in runs:
        matrix = matrices.get((run["stated"]["suite"], run["stated"]["cycle"]))
        if matrix:
            check_columns(run, matrix, report)
    unranked = {(*place, published[side]["model"]["slug"]) for place, published in zip(places, comparisons)
                for side in ("a", "b") if not published[side]["isRanked"]}
    for place, published in zip(places, comparisons):
        check_comparison(published, runs, matrices.get(place), unranked, report)
    return report.end()


if __name__ == "__main__":
    sys.exit(main())
