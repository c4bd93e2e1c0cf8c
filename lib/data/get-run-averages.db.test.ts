import { expect, test } from "vitest";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { runSchema } from "../contracts/run";
import { getRun } from "./get-run";
import { publishReportedRun } from "./test-support/publish-reported-run";
import { withSite } from "./test-support/with-site";

const tasks = 60;

withSite(async (publisher) => {
  // 40 tasks of tier 1, 20 of tier 2; every other one of tier 1 is passed, every fifth of tier 2.
  const suite = await storeSuite(
    publisher.db,
    sampleSuite({
      tasks: Array.from({ length: tasks }, (_, index) =>
        sampleTask(`sample/${String(index).padStart(2, "0")}`, { tier: index < 40 ? 1 : 2 }),
      ),
    }),
  );
  const outcomes = Array.from({ length: tasks }, (_, index): [number, number] => [
    Number(index < 40 ? index % 2 === 0 : index % 5 === 0),
    1,
  ]);
  await publishReportedRun(publisher, { id: "whole", slug: "whole", suite, outcomes });
  const partial = outcomes.map((outcome, index) => (index === 7 ? null : outcome));
  await publishReportedRun(publisher, { id: "partial", slug: "partial", suite, outcomes: partial });
});

test("beside its rate a run states the mean over its tiers, from the same resamples", async () => {
  const run = runSchema.parse(await getRun("whole"));
  expect(run.passRate).toBeCloseTo(24 / 60, 12);
  expect(run.macroAverages).toEqual([
    {
      dimension: "tier",
      slices: 2,
      tasks: 60,
      // (20/40 + 4/20) / 2
      rate: 0.35,
      replicatesWithAbsentSlice: 0,
      interval: {
        low: expect.any(Number),
        high: expect.any(Number),
        method: "percentile bootstrap over base problems",
        level: 0.95,
        resamples: 1000,
        seedLabel: run.interval?.seedLabel,
      },
    },
  ]);
  expect(run.stratifiedInterval).toMatchObject({
    cells: 2,
    resamples: 1000,
    method: "Rao–Wu bootstrap over base problems within cells",
    seedLabel: expect.stringMatching(/^cgb\/v1\/raowu\/.+\/overall$/),
  });
  // Tiers held fixed, less is left to chance than with tasks exchanged over all.
  const width = (bounds: { low: number; high: number } | null) =>
    (bounds?.high ?? Number.NaN) - (bounds?.low ?? Number.NaN);
  expect(width(run.stratifiedInterval)).toBeLessThanOrEqual(width(run.interval));
});

test("a run without an outcome for every task states neither", async () => {
  const run = await getRun("partial");
  expect(run?.macroAverages).toEqual([]);
  expect(run?.stratifiedInterval).toBeNull();
});
