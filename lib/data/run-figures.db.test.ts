import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { fillRecordFigures } from "../../db/fill-record-figures";
import { appendVerdict } from "../../db/repositories/append-verdict";
import { countTaskTallies } from "../../db/repositories/count-task-tallies";
import { listKeptFigures } from "../../db/repositories/list-kept-figures";
import { listRunFigures } from "../../db/repositories/list-run-figures";
import { measureExecutionTimes } from "../../db/repositories/measure-execution-times";
import { sumRunTokens } from "../../db/repositories/sum-run-tokens";
import { wholeSuite } from "../../db/repositories/task-scope";
import { candidates, scoreRecords, verdicts } from "../../db/schema";
import { sha256Hex } from "../core/protocol/sha256-hex";
import { type Publisher, publishRun } from "./test-support/publish-run";
import { publishSampleBoard } from "./test-support/publish-sample-board";
import { withSite } from "./test-support/with-site";

const runIds = ["a1", "a2", "b1", "c1", "d1", "e1"];
let publisher: Publisher;
let board: Awaited<ReturnType<typeof publishSampleBoard>>;

withSite(async (site) => {
  publisher = site;
  board = await publishSampleBoard(site);
});

const byRun = (a: { runId: string }, b: { runId: string }) => (a.runId < b.runId ? -1 : 1);

describe("the figures that are kept with records", () => {
  test("are what verdicts, executions and candidates come to", async () => {
    const { db } = publisher;
    expect((await listKeptFigures(db, runIds)).map(({ runId }) => runId)).toEqual(runIds);
    const figures = await listRunFigures(db, runIds, wholeSuite);
    expect(figures.tallies).toEqual(await countTaskTallies(db, runIds, wholeSuite));
    const times = await measureExecutionTimes(db, runIds, wholeSuite);
    expect(figures.times).toEqual(times.toSorted(byRun));
    const tokens = await sumRunTokens(db, runIds, wholeSuite);
    expect(figures.tokens).toEqual(tokens.toSorted(byRun));
    // Four tasks with two candidates each, of 10 and 5 tokens.
    expect(figures.tokens).toContainEqual({
      ...{ runId: "e1", prompt: 80, completion: 40, candidates: 8 },
    });
  });

  test("are read for a slice, with the times of that slice alone", async () => {
    const { db } = publisher;
    const java = { category: null, tier: null, language: "java" } as const;
    const figures = await listRunFigures(db, runIds, java);
    expect(figures.tallies).toEqual(await countTaskTallies(db, runIds, java));
    expect(figures.times).toEqual(await measureExecutionTimes(db, runIds, java));
    expect(figures.times.find(({ runId }) => runId === "e1")?.executions).toBe(4);
  });

  test("stay those of the record while a later verdict has none yet", async () => {
    const { db } = publisher;
    const run = { suiteRevisionId: board.suiteRevisionId, cycle: "2026-W46", slug: "alpha" };
    await publishRun(publisher, { ...run, id: "later", verdicts: ["w", "w", "w", "w"] });
    const before = await listRunFigures(db, ["later"], wholeSuite);
    const [wrong] = await db
      .select({ id: verdicts.id, candidateId: verdicts.candidateId })
      .from(verdicts)
      .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
      .where(eq(candidates.runId, "later"));
    if (wrong === undefined) throw new Error("the run has no verdict");
    const passed = { verdict: "passed", traceSha256: "0".repeat(64), reason: "regraded" } as const;
    const correction = { ...passed, candidateId: wrong.candidateId, supersedesId: wrong.id };
    await appendVerdict(db, correction, null);
    expect(await listRunFigures(db, ["later"], wholeSuite)).toEqual(before);
    const [counted] = await countTaskTallies(db, ["later"], wholeSuite);
    expect(counted?.passedCandidates).toBe(1);
  });

  test("are made up for where a record was appended before any were kept", async () => {
    const { db } = publisher;
    const run = { suiteRevisionId: board.suiteRevisionId, cycle: "2026-W45", slug: "alpha" };
    await publishRun(publisher, { ...run, id: "older", verdicts: [".", "w", ".", "w"] });
    const [older] = await db.select().from(scoreRecords).where(eq(scoreRecords.runId, "older"));
    if (older === undefined) throw new Error("a record is missing");
    // A correction without figures, as an older version appended it.
    const canonical = JSON.stringify({ previousSha256: older.recordSha256 });
    await db.insert(scoreRecords).values({
      ...{ runId: "older", canonical, recordSha256: sha256Hex(canonical) },
      ...{ previousSha256: older.recordSha256, supersedesId: older.id },
    });
    expect(await listKeptFigures(db, ["older"])).toEqual([]);
    const live = await listRunFigures(db, ["older"], wholeSuite);
    await fillRecordFigures(db);
    expect(await listKeptFigures(db, ["older"])).toHaveLength(1);
    expect(await listRunFigures(db, ["older"], wholeSuite)).toEqual(live);
  });
});
