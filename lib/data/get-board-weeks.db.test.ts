import { expect, test } from "vitest";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { getBoard } from "./get-board";
import { getTask } from "./get-task";
import { listBoards } from "./list-boards";
import { openWeek, publishWeek } from "./test-support/open-week";
import { type Publisher, publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";

let publisher: Publisher;
/** Revisions of one suite: before any week, of two weeks, and one that was stored after them. */
let starter = 0;

withSite(async (opened) => {
  publisher = opened;
  starter = await store("sample/0", "sample/1");
  await publish("before", starter, "none");
});

async function store(...keys: string[]): Promise<number> {
  const tasks = keys.map((key) => sampleTask(key));
  return (await storeSuite(publisher.db, sampleSuite({ tasks }))).suiteRevisionId;
}

const publish = (id: string, suiteRevisionId: number, cycle: string) =>
  publishRun(publisher, { id, slug: "alpha", suiteRevisionId, cycle, verdicts: [".", "w"] });

async function shown(cycle?: string) {
  const board = await getBoard({ suite: "sample", ...(cycle ? { cycle } : {}) });
  return board && [board.cycle, board.rows.map(({ runId }) => runId)];
}

test("a week that is planned takes no board's place until it is published", async () => {
  const week = { cycle: "2026-W48", slug: "alpha", suiteRevisionId: await store("sample/1") };
  const cycle = await openWeek(publisher.db, week);
  expect(await shown()).toEqual(["none", ["before"]]);
  expect(await shown("2026-W48")).toBeNull();
  expect((await listBoards()).map(({ id, tasks }) => [id, tasks])).toEqual([["sample", 2]]);
  expect((await findSuiteRevision(publisher.db, "sample"))?.id).toBe(starter);
  expect((await getTask("sample/1"))?.outcomes.map(({ runId }) => runId)).toEqual(["before"]);

  await publish("w48", week.suiteRevisionId, "2026-W48");
  await publishWeek(publisher.db, cycle);
  expect(await shown()).toEqual(["2026-W48", ["w48"]]);
  expect(await shown("2026-W48")).toEqual(["2026-W48", ["w48"]]);
  expect(await shown("none")).toEqual(["none", ["before"]]);
  expect((await findSuiteRevision(publisher.db, "sample"))?.id).toBe(week.suiteRevisionId);
});

test("weeks stand in their own order, whenever their tasks were stored", async () => {
  const later = await store("sample/2");
  const earlier = await store("sample/3");
  for (const [cycle, suiteRevisionId] of [
    ["2027-W01", later],
    ["2026-W53", earlier],
  ] as const) {
    const opened = await openWeek(publisher.db, { cycle, suiteRevisionId, slug: "alpha" });
    await publish(cycle, suiteRevisionId, cycle);
    await publishWeek(publisher.db, opened);
  }
  expect(await shown()).toEqual(["2027-W01", ["2027-W01"]]);
  const [suite] = await listBoards();
  expect(suite?.cycles).toEqual(["2027-W01", "2026-W53", "2026-W48", "none"]);
});

test("tasks that are stored without a week don't take the place of a published one", async () => {
  const stored = await store("sample/4", "sample/5");
  await publish("after", stored, "other");
  expect(await shown()).toEqual(["2027-W01", ["2027-W01"]]);
  expect(await shown("other")).toEqual(["other", ["after"]]);
});
