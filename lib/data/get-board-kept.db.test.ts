import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillBoardComparisons } from "../../db/fill-board-comparisons";
import { fillRecordFigures } from "../../db/fill-record-figures";
import { findBoardComparison } from "../../db/repositories/find-board-comparison";
import { findCurrentRecord } from "../../db/repositories/find-current-record";
import { storeSuite } from "../../db/repositories/store-suite";
import { boardComparisons, runs, scoreRecords } from "../../db/schema";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { canonicalJson } from "../core/protocol/canonical-json";
import { sha256Hex } from "../core/protocol/sha256-hex";
import { comparisonForm, type KeptComparison } from "../core/scoring/kept-comparison";
import { getBoard } from "./get-board";
import { correctRecord } from "./test-support/correct-record";
import { type Publisher, publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";

let publisher: Publisher;
let place: { revisionId: number; cycle: string };

withSite(async (site) => {
  publisher = site;
  const { suiteRevisionId, revision } = await storeSuite(site.db, sampleSuite());
  place = { revisionId: suiteRevisionId, cycle: revision };
  const run = { suiteRevisionId, cycle: revision };
  await publishRun(site, { ...run, id: "a", slug: "a", verdicts: [".", "t"] });
  await publishRun(site, { ...run, id: "b", slug: "b", verdicts: [".", "."] });
});

const shown = async () => (await getBoard({ suite: "sample" }))?.rows ?? [];

async function readKept(): Promise<KeptComparison> {
  const kept = await findBoardComparison(publisher.db, place);
  if (kept === null) throw new Error("nothing is kept of the board");
  return kept;
}

async function keep(
  comparison: KeptComparison,
  form = comparisonForm,
  cycle = place.cycle,
): Promise<void> {
  const { revisionId: suiteRevisionId } = place;
  await publisher.db.insert(boardComparisons).values({ suiteRevisionId, cycle, form, comparison });
}

/** As kept, but of a run that a executed nine hundred times. */
function told(kept: KeptComparison, of: { recordId?: number } = {}): KeptComparison {
  const line = kept.lines.a;
  if (line === undefined) throw new Error("nothing is kept of a");
  return { ...kept, lines: { ...kept.lines, a: { ...line, executions: 900, ...of } } };
}

test("a board is shown as it was kept when its records were appended, and as it would be worked out", async () => {
  const [first, second] = await shown();
  expect(first).toMatchObject({ model: { slug: "b" }, rankRange: [1, 2], previous: null });
  expect(first?.next).toMatchObject({ slug: "a", p: 1, onlyThis: 1, onlyNext: 0 });
  expect(second?.timeoutRate).toEqual({ timeouts: 1, executions: 2 });
  const kept = await readKept();
  await keep({ pairs: null, resolvableGap: null, lines: {}, relations: [] });
  expect(await shown()).toEqual([first, second]);
  await keep(told(kept));
  expect((await shown())[1]?.timeoutRate.executions).toBe(900);
});

test("what was kept of other records, of another order or in another form is not shown", async () => {
  const kept = await readKept();
  await keep(told(kept, { recordId: 4711 }));
  expect((await shown())[1]?.timeoutRate.executions).toBe(2);
  await keep({ ...told(kept), relations: kept.relations.toReversed() });
  expect((await shown())[1]?.timeoutRate.executions).toBe(2);
  await keep(kept);
  await keep(told(kept), comparisonForm + 1);
  expect((await shown())[1]?.timeoutRate.executions).toBe(900);
});

test("a correction keeps the board anew", async () => {
  const { revisionId: suiteRevisionId, cycle } = place;
  const corrected = { suiteRevisionId, cycle, id: "a", slug: "a", verdicts: [".", "."] };
  const recordId = await correctRecord(publisher, corrected, (await shown())[1]?.recordId ?? 0);
  const kept = await readKept();
  expect(kept.lines.a).toMatchObject({ recordId, executions: 2, solvedTasks: 1 });
  const [first] = await shown();
  expect(first).toMatchObject({ model: { slug: "a" }, rank: 1, rankRange: [1, 2] });
  expect(first?.timeoutRate.executions).toBe(2);
});

test("a board is kept without its incomplete records, which are counted beside it", async () => {
  const cycle = "2026-W40";
  const run = { suiteRevisionId: place.revisionId, cycle };
  const readWeek = () => getBoard({ suite: "sample", cycle });
  await publishRun(publisher, { ...run, id: "d", slug: "b", verdicts: [".", "v"] });
  expect(await findBoardComparison(publisher.db, { ...place, cycle })).toBeNull();
  const rows = await publisher.db.$count(boardComparisons);
  await fillBoardComparisons(publisher.db);
  expect(await publisher.db.$count(boardComparisons)).toBe(rows);
  await publishRun(publisher, { ...run, id: "e", slug: "a", verdicts: [".", "t"] });
  const kept = await findBoardComparison(publisher.db, { ...place, cycle });
  if (kept === null) throw new Error("nothing is kept of the week");
  expect(Object.keys(kept.lines)).toEqual(["a"]);
  const board = await readWeek();
  expect(board?.rows.map(({ model }) => model.slug)).toEqual(["a"]);
  expect(board?.unranked).toMatchObject([
    { model: { slug: "b" }, reason: "incomplete", bounds: { low: 0.5, high: 1 } },
  ]);
  await keep({ ...kept, lines: {}, relations: [] }, comparisonForm, cycle);
  expect(await readWeek()).toEqual(board);
  await keep(told(kept), comparisonForm, cycle);
  expect((await readWeek())?.rows[0]?.timeoutRate.executions).toBe(900);
});

test("boards whose records were appended before any was kept are made up for, once", async () => {
  const { db } = publisher;
  const [like] = await db.select().from(runs).where(eq(runs.id, "b"));
  const stated = await findCurrentRecord(db, "b");
  if (like === undefined || stated === null) throw new Error("a run is missing");
  const [head] = await db.select().from(scoreRecords).orderBy(desc(scoreRecords.id)).limit(1);
  const previousSha256 = head?.recordSha256 ?? null;
  const canonical = canonicalJson({ ...JSON.parse(stated.canonical), previousSha256 });
  const own = { id: "older", identitySha256: sha256Hex("older"), cycle: "2026-W39" };
  await db.insert(runs).values({ ...like, ...own });
  await db.insert(scoreRecords).values({
    ...{ runId: own.id, canonical, recordSha256: sha256Hex(canonical), previousSha256 },
  });
  const rows = await db.$count(boardComparisons);
  const told: string[] = [];
  const tell = (label: string, total: number) => {
    told.push(`${label}: ${total}`);
    return { advance: () => {}, stop: () => {} };
  };
  await fillRecordFigures(db, tell);
  await fillBoardComparisons(db, tell);
  await fillRecordFigures(db, tell);
  await fillBoardComparisons(db, tell);
  expect(told).toEqual(["keeping figures of records: 1", "comparing boards: 1"]);
  expect(await db.$count(boardComparisons)).toBe(rows + 1);
});
