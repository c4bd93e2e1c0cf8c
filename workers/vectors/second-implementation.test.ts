import { expect, test } from "vitest";
import { z } from "zod";
import { askPython } from "../../lib/test-support/ask-python";
import { checkDocument } from "./check-document";

/**
 * The rules of a draw a second time, in Python, over plans and pools that no vector has: zero weights,
 * odd shapes, cells without room, pools that retire whole.
 */
const program = `
import hashlib, random
draw = random.Random(given["seed"])

def largest_remainder(total, weights):
    whole = sum(weights)
    shares = [total * weight // whole for weight in weights]
    order = sorted(range(len(weights)), key=lambda i: (-(total * weights[i] % whole), i))
    for i in order[:total - sum(shares)]: shares[i] += 1
    return shares

def balanced(rows, weights, offset):
    whole, columns, owed, table = sum(weights), len(weights), [0] * len(weights), []
    for total in rows:
        row = [total * weight // whole for weight in weights]
        parts = [total * weight - whole * cell for weight, cell in zip(weights, row)]
        owed = [before + part for before, part in zip(owed, parts)]
        order = sorted((j for j in range(columns) if parts[j] > 0), key=lambda j: (-owed[j], (j - offset) % columns))
        for j in order[:total - sum(row)]:
            row[j] += 1
            owed[j] -= whole
        table.append(row)
    return table

def weigh(length):
    while True:
        weights = [draw.choice([0, 1, 1, 2, 3, 7, 40]) for _ in range(length)]
        if sum(weights): return weights

def allocation():
    tiers, categories, languages = weigh(draw.randint(1, 4)), weigh(draw.randint(1, 8)), weigh(draw.randint(1, 4))
    total, week = draw.randint(0, 600), draw.randint(1, 53)
    by_category = balanced(largest_remainder(total, tiers), categories, week % len(categories))
    by_language = balanced(sum(by_category, []), languages, week % len(languages))
    size = len(categories)
    return {"n": total, "tier_weights": tiers, "category_weights": categories, "language_weights": languages,
            "week": week, "cells": [by_language[t * size:(t + 1) * size] for t in range(len(tiers))]}

def short(cells):
    room = [[[max(0, cell + draw.randint(-4, 4)) for cell in row] for row in tier] for tier in cells]
    result = [fill(tier, own) for tier, own in zip(cells, room)]
    case = {"cells": cells, "capacity": room, "result": None if None in result else result}
    return {**case, "error": "TIER_SHORT"} if None in result else case

def fill(planned, room):
    taken = [[min(pair) for pair in zip(*rows)] for rows in zip(planned, room)]
    places = [(c, l) for c in range(len(planned)) for l in range(len(planned[0]))]
    spare = lambda place: room[place[0]][place[1]] - taken[place[0]][place[1]]
    for c, l in places:
        for _ in range(planned[c][l] - min(planned[c][l], room[c][l])):
            near = [[p for p in places if p[0] == c], [p for p in places if p[1] == l], places]
            open_to = next((group for group in near if any(spare(p) > 0 for p in group)), None)
            if open_to is None: return None
            best = max(open_to, key=lambda p: (spare(p), -p[0], -p[1]))
            taken[best[0]][best[1]] += 1
    return taken

def rotation(number):
    sizes = [draw.randint(0, 50) for _ in range(draw.randint(1, 12))] + [1]
    ids = [[f"t{number}-{c}-{i}" for i in range(size)] for c, size in enumerate(sizes)]
    for cell in ids: draw.shuffle(cell)
    cycle, retire = f"2026-W{draw.randint(1, 53):02d}", draw.randint(0, sum(sizes))
    quota = largest_remainder(retire, sizes)
    digest = lambda id: hashlib.sha256(f"cgb/v1/rotate/{cycle}/{id}".encode()).hexdigest()
    return {"name": "", "cycle": cycle, "sizes": sizes, "ids": ids, "retire": retire, "quota": quota,
            "retired": [sorted(cell, key=digest)[:count] for cell, count in zip(ids, quota)]}

plans = [allocation() for _ in range(given["cases"])]
print(json.dumps({"allocation": plans, "allocation_short": [short(plan["cells"]) for plan in plans],
                  "rotation": [rotation(i) for i in range(given["cases"] // 10)]}))
`;

test("allocation, short cells and rotation agree with a second implementation, case by case", {
  timeout: 60_000,
}, async () => {
  const document = z
    .record(z.string(), z.array(z.record(z.string(), z.unknown())))
    .parse(askPython(program, { seed: 48, cases: 200 }));
  const { differences, cases } = await checkDocument(document);
  expect(differences).toEqual([]);
  expect(cases).toBe(420);
  // Both answers of a short cell occur often.
  const refused = document.allocation_short?.filter((one) => one.result === null).length ?? 0;
  expect(refused).toBeGreaterThan(30);
  expect(refused).toBeLessThan(170);
});
