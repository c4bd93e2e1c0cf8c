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

function isNoticed(document: Record<string, unknown>): boolean {
  try {
    return checkDocument(document).differences.length > 0;
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

  test("no figure differs, and no field is passed over", () => {
    const { differences, keys: checked } = checkDocument(document);
    expect(differences).toEqual([]);
    expect(checked.flatMap((key) => key.ignoredFields)).toEqual([]);
  });

  test("one case may stand alone or in a list", () => {
    for (const key of keys) {
      const given = document[key];
      const first: unknown = Array.isArray(given) ? given[0] : given;
      const alone = checkDocument({ [key]: first });
      expect(alone.cases).toBe(1);
      expect(checkDocument({ [key]: [first, first] }).figures).toBe(2 * alone.figures);
    }
  });

  test.each(keys)("a false figure anywhere in %s is noticed", { timeout: 120_000 }, (key) => {
    const given = document[key];
    const cases: unknown[] = Array.isArray(given) ? given : [given];
    const unnoticed: string[] = [];
    let results = 0;
    for (const [index, one] of cases.entries()) {
      for (const { path, leaf } of listLeaves(one)) {
        if (isInput(key, path)) continue;
        results++;
        for (const other of falsify(leaf)) {
          if (isNoticed({ [key]: withLeaf(one, path, other) })) continue;
          unnoticed.push(`case ${index}, ${path.join(".")}: ${leaf} as ${other}`);
        }
      }
    }
    expect(unnoticed).toEqual([]);
    expect(results).toBeGreaterThan(0);
  });
});

describe("checkDocument", () => {
  const adjusted = { p: [0.05], holm: [0.05], bh: [0.05] };

  test("a p-value is compared relatively, other figures absolutely, integers exactly", () => {
    const small = { b: 60, c: 0, p_exact: 2 ** -59 };
    expect(checkDocument({ mcnemar: small }).differences).toEqual([]);
    const [difference] = checkDocument({
      mcnemar: [small, { ...small, p_exact: 2 ** -59 * (1 + 2e-9) }],
    }).differences;
    expect(difference).toMatchObject({ key: "mcnemar", case: 1, name: null, field: "p_exact" });

    const wilson = { x: 0, n: 40, lo: 5e-10, hi: 0.08762160119728664 };
    expect(checkDocument({ wilson95: wilson }).differences).toEqual([]);
    expect(isNoticed({ iso_weeks_in_year: { year: 2020, weeks: 53 + 1e-10 } })).toBe(true);
  });

  test("fields that nothing here knows are named, not taken for checked", () => {
    const { keys, differences } = checkDocument({ adjust: { ...adjusted, hommel: [0.05] } });
    expect(keys).toEqual([
      { key: "adjust", cases: 1, figures: 2, differences: 0, ignoredFields: ["hommel"] },
    ]);
    expect(differences).toEqual([]);
  });

  test("lists of another length differ", () => {
    const { differences } = checkDocument({ adjust: { ...adjusted, holm: [0.05, 0.05] } });
    expect(differences).toMatchObject([{ field: "holm.length", expected: 2, got: 1 }]);
  });

  test.each([
    [{}, "the document holds no vectors: give one that does"],
    [{ meta: {} }, "the document holds no vectors: give one that does"],
    [{ wilson90: [] }, 'key "wilson90": no such vectors are known: correct its name or remove it'],
    [{ adjust: [] }, "key adjust: holds no case: add one or remove the key"],
    [{ adjust: [adjusted, { ...adjusted, bh: undefined }] }, "key adjust, case 1: field bh:"],
    [{ adjust: { ...adjusted, name: "odd", p: ["a"] } }, "key adjust, case 0 (odd): field p.0:"],
    [{ adjust: [null] }, "key adjust, case 0: field case:"],
    [{ adjust: { ...adjusted, p: [2] } }, "key adjust, case 0:"],
    [{ wilson95: { x: 0, n: 0, lo: 0, hi: 1 } }, "key wilson95, case 0:"],
    [
      { bootstrap_end_to_end: { rule: "y", label: "l", B: 1, passes: 0, first_replicates: [] } },
      "key bootstrap_end_to_end, case 0: field lo: is missing: add it (number)",
    ],
    [{ kendall_tau_b: { x: [1, 2], y: [1], tau_b: null } }, "field y: has 1 entries and x has 2"],
  ])("%j is bad input that names place and remedy", (document, words) => {
    const check = () => checkDocument(document);
    expect(check).toThrow(expect.objectContaining({ code: "bad-input" }));
    expect(check).toThrow(words);
    expect(check).toThrow(/: .+/);
  });
});
