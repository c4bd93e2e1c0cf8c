import { expect, test } from "vitest";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { modelDetailSchema } from "../contracts/model";
import { getModel } from "./get-model";
import { publishReportedRun } from "./test-support/publish-reported-run";
import { withSite } from "./test-support/with-site";

withSite(async (publisher) => {
  const tasks = ["a", "b", "c", "d"].map((key) => sampleTask(key));
  const suite = await storeSuite(publisher.db, sampleSuite({ tasks }));
  await publishReportedRun(publisher, {
    id: "r1",
    slug: "agent",
    suite,
    outcomes: [
      [5, 5],
      [0, 5],
      [3, 5],
      [1, 5],
    ],
  });
});

test("a system that was measured elsewhere stands by its trials, and nothing is said to be here", async () => {
  const { standings, current } = modelDetailSchema.parse(await getModel("agent"));
  // (1 + 0 + 0.6 + 0.2) / 4
  expect(standings).toMatchObject([
    { gradedHere: false, rank: 1, rankedRows: 1, passed: null, passRate: 0.45, candidates: 20 },
  ]);
  expect(standings[0]?.slices.every(({ interval }) => interval === null)).toBe(true);
  expect(current).toMatchObject([{ runId: "r1", passed: null, passedCandidates: 9 }]);
});
