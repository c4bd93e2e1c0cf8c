import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ComparedSlice } from "../../lib/contracts/comparison";
import { CompareView } from "./compare-view";
import { RefusalView } from "./refusal-view";
import { sampleComparison } from "./test-support/sample-comparison";

function addressOf(markup: string, words: string): string | undefined {
  const link = new RegExp(`href="([^"]*)"[^>]*>${words}</a>`).exec(markup);
  return link?.[1]?.replaceAll("&amp;", "&");
}

test("swapping and choosing another pair keep cycle and k", () => {
  const comparison = sampleComparison({ k: 10 });
  const page = renderToStaticMarkup(<CompareView comparison={comparison} jsonAddress="/json" />);
  expect(addressOf(page, "Another pair")).toBe("/compare?suite=sample&cycle=r1&k=10");
  expect(addressOf(page, "Swap A and B")).toBe(
    "/compare?suite=sample&cycle=r1&a=right&b=left&k=10",
  );
});

test("after a refusal, another pair keeps what the address asked for", () => {
  const side = { slug: "left", name: "left", runId: "run" };
  const refusal = { suite: { id: "sample", title: "Sample" }, a: side, b: side, fields: [] };
  const another = (asked: { cycle: string | undefined; k: number | undefined }) =>
    addressOf(
      renderToStaticMarkup(<RefusalView {...refusal} {...asked} jsonAddress="/json" />),
      "Another pair",
    );
  expect(another({ cycle: "r1", k: 10 })).toBe("/compare?suite=sample&cycle=r1&k=10");
  expect(another({ cycle: undefined, k: undefined })).toBe("/compare?suite=sample");
});

const pageOf = (changes: Parameters<typeof sampleComparison>[0]) =>
  renderToStaticMarkup(<CompareView comparison={sampleComparison(changes)} jsonAddress="/json" />);

test("an interval of a slice that is clear of 0 beside “within noise” is explained", () => {
  const slice = (low: number): ComparedSlice => ({
    ...{ dimension: "tier", value: "1", tasks: 40, baseProblems: 40, passedA: 9, passedB: 5 },
    ...{ difference: 0.1, p: 0.06, pAdjusted: 0.12, verdict: "within-noise" },
    interval: {
      low,
      high: 0.2,
      method: "paired",
      level: 0.95,
      resamples: 1000,
      seedLabel: "label",
    },
  });
  const words = "test and correction decide";
  expect(pageOf({ slices: [slice(0.01)] })).toContain(words);
  expect(pageOf({ slices: [slice(-0.01)] })).not.toContain(words);
});

test("where tasks were tried several times, “more often” is explained", () => {
  const [task] = sampleComparison().tasks;
  if (task === undefined) throw new Error("the sample has tasks");
  const words = "a larger share of the tries";
  expect(pageOf({ tasks: [{ ...task, outcome: "more-b" }] })).toContain(words);
  expect(pageOf({ tasks: [task] })).not.toContain(words);
});

test("a count of trials says that the rate averages tasks", () => {
  const { a } = sampleComparison();
  expect(pageOf({ a: { ...a, passed: null } })).toContain("the rate averages tasks");
});
