import { expect, test } from "vitest";
import { fillBoardComparisons } from "../../db/fill-board-comparisons";
import { fillRecordFigures } from "../../db/fill-record-figures";
import { findBoardComparison } from "../../db/repositories/find-board-comparison";
import { findCurrentRecord } from "../../db/repositories/find-current-record";
import { storeSuite } from "../../db/repositories/store-suite";
import { boardComparisons, scoreRecords } from "../../db/schema";
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

async function keep(comparison: KeptComparison, form = comparisonForm): Promise<void> {
  const { revisionId: suiteRevisionId, cycle } = place;
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

test("a board is kept by a migration where its records were appended before any was", async () => {
  const older = { revisionId: place.revisionId, cycle: "2026-W40" };
  const run = { suiteRevisionId: older.revisionId, cycle: older.cycle };
  await publishRun(publisher, { ...run, id: "d", slug: "b", verdicts: [".", "v"] });
  expect(await findBoardComparison(publisher.db, older)).toBeNull();
  await appendAsBefore("d", "a");
  await fillRecordFigures(publisher.db);
  await fillBoardComparisons(publisher.db);
  expect((await findBoardComparison(publisher.db, older))?.relations).toHaveLength(1);
  const rows = await publisher.db.$count(boardComparisons);
  await fillBoardComparisons(publisher.db);
  expect(await publisher.db.$count(boardComparisons)).toBe(rows);
});

/** Corrects a run's record by one that states what another run's does, as an older version did: nothing is kept. */
async function appendAsBefore(runId: string, like: string): Promise<void> {
  const [wrong, stated] = [
    await findCurrentRecord(publisher.db, runId),
    await findCurrentRecord(publisher.db, like),
  ];
  if (wrong === null || stated === null) throw new Error("a record is missing");
  const payload = { ...JSON.parse(stated.canonical), runId, previousSha256: wrong.recordSha256 };
  const canonical = canonicalJson(payload);
  await publisher.db.insert(scoreRecords).values({
    ...{ runId, canonical, recordSha256: sha256Hex(canonical), supersedesId: wrong.id },
    previousSha256: wrong.recordSha256,
  });
}
