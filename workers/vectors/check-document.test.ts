import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { DomainError } from "../../lib/core/errors";
import { describeWithSharedFile } from "../../lib/test-support/describe-with-shared-file";
import { checkDocument } from "./check-document";
import { checkers } from "./checkers";

/**
 * Numbers and texts of a case that it is computed from, by key; lists by their name alone. Everything
 * else states a result, and a false one must be noticed.
 */
const inputFields: Record<string, readonly string[]> = {
  pass_at_k: ["n", "c", "k"],
  pass_at_k_invalid: ["n", "c", "k"],
  pass_at_k_aggregate: ["tasks", "results.*.k"],
  pass_at_k_sequential: ["max_attempts", "first_success", "results.*.k"],
  wilson95: ["x", "n"],
  clopper_pearson95: ["x", "n"],
  wilson_cluster: ["cluster_sizes", "cluster_passes"],
  wilson_cluster_cases: ["cluster_sizes", "cluster_passes"],
  mcnemar: ["b", "c"],
  quantile_type7: ["data", "results.*.q"],
  bootstrap_given_indices: ["data", "indices"],
  cluster_bootstrap_given_indices: ["cluster", "y", "indices"],
  paired_given_indices: ["a", "b", "indices"],
  ratio_cost_per_resolved: [
    "cost",
    "resolved",
    "indices",
    "zero_resolved.cost",
    "zero_resolved.resolved",
  ],
  ratio_infinite: ["cost", "resolved", "indices"],
  regression: ["tasks"],
  adjust: ["p"],
  ranks: ["outcomes"],
  kendall_tau_b: ["x", "y"],
  cmh: ["strata"],
  cmh_base_adjusted: ["strata"],
  mantel_haenszel_risk_difference: ["strata"],
  allocation: ["n", "tier_weights", "category_weights", "language_weights", "week"],
  allocation_short: ["cells", "capacity"],
  iso_week: ["date"],
  iso_weeks_in_year: ["year"],
  chacha20_rfc8439_2_3_2: ["key", "nonce", "counter"],
  prng: ["label", "replicates.*.b"],
  prng_bounded: ["label", "b", "n"],
  bootstrap_end_to_end: ["rule", "label", "B"],
  task_selection: ["cycle", "pool", "need"],
  weighted: ["cells"],
  weighted_cases: ["cells"],
  paired_n_required: ["psi", "delta"],
  fingerprint: ["contract"],
  sign_flip_exact: ["d"],
  macro_interval: ["label", "B", "base", "slice", "y"],
  rao_wu: ["label", "B", "cells"],
  rotation: ["cycle", "sizes", "ids", "id_prefix", "id_digits", "id_first", "retire"],
  interval_flags: ["a", "b"],
  flakiness_binomial: ["x", "n", "p0"],
  scope_labels: ["kind", "cycle", "dimensions", "b"],
  paired_interval_labelled: ["label", "B", "rule_a", "rule_b", "tasks_per_base"],
};

type Step = string | number;
type Leaf = string | number | boolean | null;

/** Every number, text, truth value and null of a case with the way to it. */
function listLeaves(value: unknown, path: Step[] = []): { path: Step[]; leaf: Leaf }[] {
  if (typeof value !== "object" || value === null) return [{ path, leaf: value as Leaf }];
  return Object.entries(value).flatMap(([name, entry]) =>
    listLeaves(entry, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function isInput(key: string, path: readonly Step[]): boolean {
  const place = path.map((step) => (typeof step === "number" ? "*" : step)).join(".");
  if (place === "name") return true;
  return (inputFields[key] ?? []).some((field) => `${place}.`.startsWith(`${field}.`));
}

/** Other values that are as near as the tolerance lets one see. */
function falsify(leaf: Leaf): Leaf[] {
  if (leaf === null) return [0, "another"];
  if (typeof leaf === "boolean") return [!leaf];
  if (typeof leaf === "string") return [`${leaf}0`, null];
  if (Number.isInteger(leaf) && leaf !== 0 && leaf !== 1) return [leaf + 1, leaf - 1, null];
  return [leaf + 2e-9, leaf - 2e-9, null];
}

function withLeaf(value: unknown, [step, ...rest]: readonly Step[], leaf: Leaf): unknown {
  if (step === undefined) return leaf;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === step ? withLeaf(entry, rest, leaf) : entry));
  }
  const record = value as Record<string, unknown>;
  return { ...record, [step]: withLeaf(record[step], rest, leaf) };
}

function withoutLeaf(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === step ? withoutLeaf(entry, rest) : entry));
  }
  const { [step]: own, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [step]: withoutLeaf(own, rest) };
}

/** Every field of a case, also those of entries in it, with the way to it. */
function listFields(value: unknown, path: Step[] = []): Step[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const place = [...path, Array.isArray(value) ? Number(name) : name];
    return [...(Array.isArray(value) ? [] : [place]), ...listFields(entry, place)];
  });
}

/** The fields of a case that state results and hold no input. */
function listResults(key: string, one: unknown): Step[][] {
  return listFields(one).filter((path) => {
    const place = path.map((step) => (typeof step === "number" ? "*" : step)).join(".");
    const holdsInput = (inputFields[key] ?? []).some((field) => field.startsWith(`${place}.`));
    return !isInput(key, path) && !holdsInput;
  });
}

async function isNoticed(document: Record<string, unknown>): Promise<boolean> {
  try {
    return (await checkDocument(document)).differences.length > 0;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
}

describeWithSharedFile("the reference vectors", "reference/statistics.json", (file) => {
  const document = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, "utf8")));
  const keys = Object.keys(document).filter((key) => key !== "meta");

  test("every key has one checker, and every checker a key", () => {
    expect(checkers.map((checker) => checker.key).sort()).toEqual(keys.sort());
  });

  test("no figure differs, and no field is passed over", async () => {
    const { differences, keys: checked } = await checkDocument(document);
    expect(differences).toEqual([]);
    expect(checked.flatMap((key) => key.ignoredFields)).toEqual([]);
  });

  test("one case may stand alone or in a list", async () => {
    for (const key of keys) {
      const given = document[key];
      const first: unknown = Array.isArray(given) ? given[0] : given;
      const alone = await checkDocument({ [key]: first });
      expect(alone.cases).toBe(1);
      expect((await checkDocument({ [key]: [first, first] })).figures).toBe(2 * alone.figures);
    }
  });

  test.each(keys)("a false figure anywhere in %s is noticed", { timeout: 120_000 }, async (key) => {
    const given = document[key];
    const cases: unknown[] = Array.isArray(given) ? given : [given];
    const unnoticed: string[] = [];
    let results = 0;
    for (const [index, one] of cases.entries()) {
      for (const { path, leaf } of listLeaves(one)) {
        if (isInput(key, path)) continue;
        results++;
        for (const other of falsify(leaf)) {
          if (await isNoticed({ [key]: withLeaf(one, path, other) })) continue;
          unnoticed.push(`case ${index}, ${path.join(".")}: ${leaf} as ${other}`);
        }
      }
    }
    expect(unnoticed).toEqual([]);
    expect(results).toBeGreaterThan(0);
  });

  test.each(keys)(
    "a result that %s leaves out is no difference",
    {
      timeout: 120_000,
    },
    async (key) => {
      const given = document[key];
      const cases: unknown[] = Array.isArray(given) ? given : [given];
      for (const one of cases) {
        const whole = await checkDocument({ [key]: one });
        const fields = listResults(key, one);
        expect(fields.length).toBeGreaterThan(0);
        for (const path of fields) {
          const check = checkDocument({ [key]: withoutLeaf(one, path) });
          // Where it was the only one the case states nothing, which is told; everything else holds.
          const counts = await check.then(
            ({ figures, differences }) => ({ figures, differences }),
            (error: Error) => ({ figures: 0, differences: [], told: error.message }),
          );
          expect(counts.differences, path.join(".")).toEqual([]);
          expect(counts.figures, path.join(".")).toBeLessThanOrEqual(whole.figures);
          if ("told" in counts) {
            expect(counts.told).toMatch(
              new RegExp(
                `^key ${key}, case 0.*: states no figure to compare: add one at least of .+`,
              ),
            );
          }
        }
      }
    },
  );

  test.each(keys)("a case of %s that states its inputs alone is bad input", async (key) => {
    const given = document[key];
    const first: unknown = Array.isArray(given) ? given[0] : given;
    const bare = listResults(key, first)
      .reverse()
      .reduce((rest, path) => withoutLeaf(rest, path), first);
    await expect(checkDocument({ [key]: bare })).rejects.toThrow("states no figure to compare");
  });
});

describe("checkDocument", () => {
  const adjusted = { p: [0.05], holm: [0.05], bh: [0.05] };

  test("a p-value is compared relatively, other figures absolutely, integers exactly", async () => {
    const small = { b: 60, c: 0, p_exact: 2 ** -59 };
    expect((await checkDocument({ mcnemar: small })).differences).toEqual([]);
    const { differences } = await checkDocument({
      mcnemar: [small, { ...small, p_exact: 2 ** -59 * (1 + 2e-9) }],
    });
    expect(differences[0]).toMatchObject({ key: "mcnemar", case: 1, name: null, field: "p_exact" });

    const wilson = { x: 0, n: 40, lo: 5e-10, hi: 0.08762160119728664 };
    expect((await checkDocument({ wilson95: wilson })).differences).toEqual([]);
    expect(await isNoticed({ iso_weeks_in_year: { year: 2020, weeks: 53 + 1e-10 } })).toBe(true);
  });

  test("fields that nothing here knows are named, not taken for checked", async () => {
    const { keys, differences } = await checkDocument({ adjust: { ...adjusted, hommel: [0.05] } });
    expect(keys).toEqual([
      { key: "adjust", cases: 1, figures: 2, differences: 0, ignoredFields: ["hommel"] },
    ]);
    expect(differences).toEqual([]);
  });

  test("lists of another length differ", async () => {
    const { differences } = await checkDocument({ adjust: { ...adjusted, holm: [0.05, 0.05] } });
    expect(differences).toMatchObject([{ field: "holm.length", expected: 2, got: 1 }]);
  });

  test.each([
    [{}, "the document holds no vectors: give one that does"],
    [{ meta: {} }, "the document holds no vectors: give one that does"],
    [{ wilson90: [] }, 'key "wilson90": no such vectors are known: correct its name or remove it'],
    [{ adjust: [] }, "key adjust: holds no case: add one or remove the key"],
    [{ adjust: [adjusted, { ...adjusted, p: undefined }] }, "key adjust, case 1: field p:"],
    [
      { adjust: { p: [0.05] } },
      "key adjust, case 0: states no figure to compare: add one at least of holm, bh",
    ],
    [{ adjust: { ...adjusted, name: "odd", p: ["a"] } }, "key adjust, case 0 (odd): field p.0:"],
    [{ adjust: [null] }, "key adjust, case 0: field case:"],
    [{ adjust: { ...adjusted, p: [2] } }, "key adjust, case 0:"],
    [{ wilson95: { x: 0, n: 0, lo: 0, hi: 1 } }, "key wilson95, case 0:"],
    [
      { bootstrap_end_to_end: { rule: "y", label: "l", passes: 0, first_replicates: [] } },
      "key bootstrap_end_to_end, case 0: field B: is missing: add it (number)",
    ],
    [{ kendall_tau_b: { x: [1, 2], y: [1], tau_b: null } }, "field y: has 1 entries and x has 2"],
  ])("%j is bad input that names place and remedy", async (document, words) => {
    const check = checkDocument(document);
    await expect(check).rejects.toMatchObject({ code: "bad-input" });
    await expect(check).rejects.toThrow(words);
    await expect(check).rejects.toThrow(/: .+/);
  });

  test("a figure that is stated as null is compared, one that is left out is not", async () => {
    const short = { cells: [[[2]]], capacity: [[[1]]], result: null };
    expect(await checkDocument({ allocation_short: short })).toMatchObject({
      figures: 1,
      differences: [],
    });
    const stated = { ...short, error: null };
    expect((await checkDocument({ allocation_short: stated })).differences).toMatchObject([
      { field: "error", expected: null, got: "TIER_SHORT" },
    ]);
  });

  test("a misspelt figure of an entry is named, not taken for checked", async () => {
    const results = [{ q: 0.5, value: 2, valeu: 3 }];
    const { keys } = await checkDocument({ quantile_type7: { data: [1, 2, 3], results } });
    expect(keys[0]?.ignoredFields).toEqual(["results.*.valeu"]);
  });

  const bound = "lies outside 0 to 1,000,000: give an integer within";
  const rule = "y[i]=1 if (i) mod 2 < 1 else 0, i=0..99999";
  test.each([
    ["mcnemar", { b: 9e11, c: 3, p_exact: 0.1 }, `field b: ${bound}`],
    ["mcnemar", { b: 3, c: 5e8, p_mid: 0.1 }, `field c: ${bound}`],
    ["clopper_pearson95", { x: 5, n: 1e9, lo: 0 }, "field n: lies outside 0 to 100,000: give"],
    ["flakiness_binomial", { x: 1, n: 1e9, p: 0 }, `field n: ${bound}`],
    ["pass_at_k", { n: 5e5, c: 2, k: 3, value: 1 }, "field n: lies outside -10,000 to 10,000"],
    ["pass_at_k_invalid", { n: 2e9, c: 1e9, k: 2, value: 1 }, "field n: lies outside"],
    ["allocation", { n: 1e12, tier_weights: [], week: 1 }, `field n: ${bound}`],
    [
      "allocation_short",
      { cells: [[Array(200).fill(1e6)]], capacity: [[Array(200).fill(0)]], result: null },
      "field cells: asks for 40,000,000,000 steps (tasks times cells), over 100,000,000",
    ],
    [
      "bootstrap_end_to_end",
      { rule, label: "l", B: 1e9, lo: 0 },
      "field B: lies outside 1 to 100,000",
    ],
    [
      "bootstrap_end_to_end",
      { rule, label: "l", B: 1e5, lo: 0 },
      "field B: asks for 10,000,000,000 draws (B times the units), over 20,000,000",
    ],
    [
      "paired_interval_labelled",
      { label: "l", B: 1e5, rule_a: rule, rule_b: rule, tasks_per_base: 1, lo: 0 },
      "field B: asks for",
    ],
    [
      "macro_interval",
      {
        label: "l",
        B: 1e5,
        base: Array(300).fill("a"),
        slice: Array(300).fill("s"),
        y: Array(300).fill(1),
        lo: 0,
      },
      "field B: asks for 30,000,000 draws",
    ],
    ["rao_wu", { label: "l", B: 1e6, cells: [{ base: ["a"], y: [1] }], lo: 0 }, "field B: lies"],
    ["sign_flip_exact", { d: [1e9], p: 1 }, "field d.0: lies outside -1,000,000 to 1,000,000"],
    [
      "sign_flip_exact",
      { d: Array.from({ length: 3_000 }, (_, i) => i), p: 1 },
      "field d: asks for",
    ],
    [
      "rotation",
      { cycle: "c", sizes: [1e6, 1e6], id_prefix: "t", id_digits: 7, id_first: 0, quota: [1, 1] },
      "field sizes: asks for 2,000,000 tasks, over 200,000",
    ],
    ["kendall_tau_b", { x: Array(20_000).fill(1), y: [], tau_b: null }, "field x: holds more than"],
    [
      "ranks",
      { outcomes: Array(501).fill([1]), competition_rank: [] },
      "field outcomes: holds more",
    ],
  ])("%s beyond what is computed is bad input that names the bound", async (key, one, words) => {
    const check = checkDocument({ [key]: one });
    await expect(check).rejects.toMatchObject({ code: "bad-input" });
    await expect(check).rejects.toThrow(`key ${key}, case 0: ${words}`);
  });

  test("counts at their bound are still computed", async () => {
    const document = {
      mcnemar: { b: 1e6, c: 1e6, p_exact: 1 },
      clopper_pearson95: { x: 0, n: 1e5, lo: 0 },
      flakiness_binomial: { x: 0, n: 1e6, p: 1 },
      pass_at_k: { n: 1e4, c: 1e4 - 1, k: 5e3, exact: "1" },
    };
    expect((await checkDocument(document)).differences).toEqual([]);
  });

  test("a case that overflows the stack is bad input, not a fault of the program", async () => {
    let contract: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) contract = [contract];
    const check = checkDocument({ fingerprint: { contract: { deep: contract }, canonical: "" } });
    await expect(check).rejects.toMatchObject({ code: "bad-input" });
    await expect(check).rejects.toThrow("key fingerprint, case 0: is too large to be computed");
  });

  test("an interruption ends the check between two cases", async () => {
    const controller = new AbortController();
    const done: string[] = [];
    const check = checkDocument(
      { adjust: [adjusted, adjusted, adjusted] },
      {
        signal: controller.signal,
        advance(count, cases) {
          done.push(`${count}/${cases}`);
          if (count === 2) controller.abort(new Error("SIGTERM"));
        },
      },
    );
    await expect(check).rejects.toThrow("SIGTERM");
    expect(done).toEqual(["1/3", "2/3"]);
  });
});
