import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FieldComparison, PairedResult } from "../../../lib/contracts/comparison";
import type { ManyComparison, PairOfMany } from "../../../lib/contracts/many-comparison";
import { sampleComparison } from "../test-support/sample-comparison";
import { ManyRefusal } from "./many-refusal";
import { ManyView } from "./many-view";

const { suite, cycle, a: left, b: right, paired } = sampleComparison();
const third = { ...right, model: { ...right.model, slug: "third", name: "third" } };

function pairOf(a: number, b: number, changes: Partial<PairOfMany> = {}): PairOfMany {
  return {
    ...{ a, b, paired, unpairedBecause: null, pHolm: 0.01 },
    ...{ verdict: "separated", discordance: 0.1, ...changes },
  };
}

function pageOf(changes: Partial<ManyComparison> = {}): string {
  return toText(markupOf(changes));
}

function markupOf(changes: Partial<ManyComparison> = {}): string {
  const comparison: ManyComparison = {
    ...{ suite, cycle, k: 1, models: [left, right, third], tasks: [], slices: [] },
    pairs: [
      pairOf(0, 1),
      pairOf(0, 2, { verdict: "leans", pHolm: 0.06 }),
      pairOf(1, 2, { paired: withDifference(-0.012), verdict: "within-noise", pHolm: 1 }),
    ],
    ...changes,
  };
  return renderToStaticMarkup(<ManyView comparison={comparison} jsonAddress="/api/many" />);
}

function withDifference(difference: number): PairedResult | null {
  return paired === null ? null : { ...paired, difference };
}

const toText = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");

test("the headline says whom the data separates the highest rate from", () => {
  expect(pageOf()).toContain("A left leads; the data separates it from 1 of the 2 others.");
  expect(pageOf()).toContain("Of 3 pairs, 1 separated, 1 leans, 1 within noise");
  const shared = pageOf({ models: [left, { ...right, passRate: left.passRate }, third] });
  expect(shared).toContain("No one of these 3 leads: the highest rate is shared.");
});

test("each stands against each, with the other sign the other way", () => {
  const matrix = /in pointsABC(.*)The correction/.exec(pageOf())?.[1] ?? "";
  expect(matrix).toContain("+7.4 separated+7.4 leans");
  expect(matrix).toContain("−7.4 separated–−1.2 within noise");
  expect(matrix).toContain("−7.4 leans+1.2 within noise–");
});

test("the correction over the pairs shown stands beside the one over the board", () => {
  expect(pageOf()).toContain("Over all 276 pairs of the board, 3 of these 3 are separated.");
});

test("the tasks that would separate the first pair are worked out at once", () => {
  // ((1.96 √0.146 + 0.8416 √(0.146 − 0.074²)) / 0.074)² = 206.9
  expect(pageOf()).toContain("takes about 207 tasks like these; the 500 here are enough");
});

test("where two were not measured alike nobody leads and the pair says why", () => {
  const unpaired = { paired: null, unpairedBecause: "protocol-differs", verdict: null } as const;
  const page = pageOf({ pairs: [pairOf(0, 1), pairOf(0, 2, unpaired), pairOf(1, 2)] });
  expect(page).toContain("Not every two of these 3 were measured alike.");
  expect(page).toContain("no verdict: not measured alike");
});

test("tasks are grouped by who solved them, and small slices have no rate", () => {
  const counts = (text: string) =>
    [...text].map((letter) => ({ passed: Number(letter), candidates: 1 }));
  const half = {
    passRate: 0.5,
    interval: { low: 0.4, high: 0.6, method: "percentile bootstrap" },
  };
  const page = pageOf({
    tasks: [
      { taskId: "t1", counts: counts("100") },
      { taskId: "t2", counts: counts("111") },
    ],
    slices: [
      {
        ...{ dimension: "tier", value: "1", tasks: 40, passed: [20, 10, null] },
        scores: [half, null, null],
      },
      {
        ...{ dimension: "tier", value: "2", tasks: 29, passed: [29, 0, 1] },
        scores: [null, null, null],
      },
    ],
  });
  expect(page).toContain("2 tasks by who solved them");
  expect(page).toContain("tier 14020 50.0, interval 40.0 – 60.010 25.0–");
  expect(page).toContain("Intervals of 95% are drawn from 40.0 to 60.0%, the same for all.");
  expect(page).toContain("tier 2292901");
});

test("leads to itself as JSON and as files, and to the permanent board, by another k to the one that answers", () => {
  expect(markupOf()).toContain('href="/api/many"');
  expect(markupOf()).toContain('href="/api/many?table=tasks&amp;format=csv"');
  expect(markupOf()).toContain('href="/boards/sample/r1"');
  expect(markupOf({ k: 5 })).toContain('href="/boards/sample?k=5&amp;cycle=r1"');
});

test("what a solved task costs stands beside each rate, drawn where two state it in one currency", () => {
  expect(pageOf()).toContain("None of these states its tokens");
  const tokens = {
    prompt: 10,
    completion: 5,
    candidates: 500,
    perCandidate: 15,
    perSolvedTask: 30,
  };
  const cost = {
    ...{ currency: "USD", promptPerMillionTokens: "1", completionPerMillionTokens: "1" },
    ...{ pricesAsOf: "2026-11-01", candidates: 500, total: "1", perSolvedTask: "0.0004" },
  };
  const priced = { tokens, cost };
  const euros = { tokens, cost: { ...cost, currency: "EUR" } };
  const models = [{ ...left, ...priced }, { ...right, ...priced }, third];
  expect(pageOf({ models })).toContain("A 79.2B 71.8");
  expect(pageOf({ models })).toContain("C third71.8 359/500not stated");
  const mixed = [{ ...left, ...priced }, { ...right, ...euros }, third];
  expect(pageOf({ models: mixed })).not.toContain("Pass rate upwards");
});

test("a refusal names the pairs and the fields that forbid them", () => {
  const fields: FieldComparison[] = [
    { field: "execution.limits.cpuMsPerTest", a: 1, b: 2, verdict: "refuse", reason: "differs" },
  ];
  const pairs = [{ names: ["left", "slow"], slugs: ["left", "slow"], fields } as const];
  const page = renderToStaticMarkup(
    <ManyRefusal suite={suite} pairs={pairs} count={3} cycle="r1" k={undefined} jsonAddress="/j" />,
  );
  expect(toText(page)).toContain("left and slow: CPU time per test (execution)");
  expect(page).toContain("/compare?suite=sample&amp;cycle=r1&amp;a=left&amp;b=slow");
});
