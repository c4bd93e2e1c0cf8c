import { expect, test } from "vitest";
import { getBoard } from "./get-board";
import { publishAnalysedRuns } from "./test-support/publish-analysed-runs";
import { withSite } from "./test-support/with-site";

withSite(publishAnalysedRuns);

const cycle = "2026-W48";

async function readRow(slug: string, tier?: 1 | 2) {
  const board = await getBoard({ suite: "sample", cycle, tier });
  return board?.rows.find(({ model }) => model.slug === slug);
}

test("a row has the tokens of its candidates and what a passed task costs", async () => {
  // Four candidates of 10 and 5 tokens at 2.50 and 10 for a million; two tasks solved.
  expect(await readRow("alpha")).toMatchObject({
    tokens: { prompt: 40, completion: 20, candidates: 4, perCandidate: 15, perSolvedTask: 30 },
    costPerPassed: { amount: "0.00015", currency: "USD" },
    ...{ releasedOn: null, openWeights: null },
  });
});

test("a slice has those of its own tasks", async () => {
  expect(await readRow("alpha", 2)).toMatchObject({
    tokens: { prompt: 20, completion: 10, candidates: 2, perSolvedTask: 30 },
    costPerPassed: { amount: "0.00015", currency: "USD" },
  });
});

test("nothing has a cost where no price is known, or nothing was solved", async () => {
  expect(await readRow("gamma")).toMatchObject({
    tokens: { perCandidate: 15, perSolvedTask: null },
    costPerPassed: null,
  });
});
