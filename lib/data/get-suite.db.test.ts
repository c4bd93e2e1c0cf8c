import { expect, test } from "vitest";
import { appendSuiteCard } from "../../db/repositories/append-suite-card";
import { appendSuiteLimits } from "../../db/repositories/append-suite-limits";
import type { Cycle } from "../../db/repositories/find-cycle";
import { humanEvalCard } from "../core/suite/cards/humaneval";
import { getCycleChecklist } from "./get-cycle-checklist";
import { getSuite } from "./get-suite";
import { openPoolWeek, publishWeek } from "./test-support/open-week";
import { type Publisher, publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";

const week = "2026-W49";
let publisher: Publisher;

function open(cycle: string): Promise<Cycle> {
  const taskKeys = [`${cycle}/a`, `${cycle}/b`];
  return openPoolWeek(publisher.db, { cycle, exposed: true, taskKeys });
}

withSite(async (opened) => {
  publisher = opened;
  const cycle = await open(week);
  const at = { suiteRevisionId: cycle.suiteRevisionId, cycle: week };
  await publishRun(publisher, { ...at, id: "a", slug: "alpha", verdicts: [".", "w"] });
  await publishRun(publisher, { ...at, id: "b", slug: "beta", verdicts: [".", "v"] });
  await publishWeek(publisher.db, cycle);
  await appendSuiteLimits(publisher.db, {
    suiteRevisionId: cycle.suiteRevisionId,
    reason: "The reference needs longer.",
    decide: (inForce) => (inForce === null ? null : { ...inForce, cpuMsPerTest: 9000 }),
  });
  await appendSuiteCard(publisher.db, "weekly", humanEvalCard);
});

test("a suite names its revision, its cycle with what is measured in it, and what was decided", async () => {
  const detail = await getSuite("weekly");
  const [revision] = detail?.revisions ?? [];
  expect(detail?.revisions).toHaveLength(1);
  expect(revision).toMatchObject({ revision: detail?.suite.revision, tasks: 2, exposed: true });
  // Beta lacks a verdict, so it has a record and no rate.
  expect(detail?.cycles).toEqual([{ cycle: week, measured: 1, tasks: 2 }]);
  expect(detail?.limitsDecisions).toMatchObject([
    { revision: revision?.revision, reason: "The reference needs longer." },
  ]);
  expect(detail?.suite.limits?.cpuMsPerTest).toBe(9000);
  expect(detail?.cells.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(2);
  expect([detail?.card?.measures, detail?.cardDates.length]).toEqual([humanEvalCard.measures, 1]);
});

test("a week that isn't published adds neither revision nor cycle, and no such suite is none", async () => {
  await open("2026-W50");
  const detail = await getSuite("weekly");
  expect(detail?.revisions).toHaveLength(1);
  expect(detail?.cycles.map(({ cycle }) => cycle)).toEqual([week]);
  expect(await getSuite("nothing")).toBeNull();
});

test("a week's checklist counts its models by item, and names those that lack one", async () => {
  const items = await getCycleChecklist(week);
  const rate = items.find(({ item }) => item === "passRate");
  expect(rate).toMatchObject({ group: "metric", present: 1, missing: ["BETA"] });
  expect(items.find(({ item }) => item === "traces")).toMatchObject({ present: 2, missing: [] });
  expect(await getCycleChecklist("2026-W50")).toEqual([]);
  expect(await getCycleChecklist("2026-W01")).toEqual([]);
});
