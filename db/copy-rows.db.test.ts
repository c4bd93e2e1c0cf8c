import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Manifest } from "../lib/core/protocol/manifest";
import { copyRows } from "./copy-rows";
import { listPublicTasks } from "./repositories/list-public-tasks";
import { registerModel } from "./repositories/register-model";
import { storeSuite } from "./repositories/store-suite";
import { candidates, reportedOutcomes, runs } from "./schema";
import { models } from "./schema/models";
import { sampleSuite } from "./test-support/sample-suite";
import { withTestDatabase } from "./test-support/with-test-database";

const database = withTestDatabase();
let serial = 0;

/** Text without what PostgreSQL can't keep. */
const awkwardText = fc
  .string({ unit: "binary", maxLength: 40 })
  .map((text) => text.replaceAll("\0", "").toWellFormed())
  .chain((text) =>
    fc
      .constantFrom("", "\\N", "\\.", "a\tb", "a\nb\r\n", "\\", '"\\"', "\u2028")
      .map((mark) => mark + text),
  );

const jsonFields = fc.dictionary(
  fc.string({ maxLength: 8 }).map((key) => key.replaceAll("\0", "").toWellFormed()),
  fc.oneof(awkwardText, fc.integer(), fc.boolean(), fc.constant(null), fc.constant("a NUL: \0")),
  // INSERT, not COPY, stumbles over objects without a prototype.
  { maxKeys: 4, noNullPrototype: true },
);

async function openRun(): Promise<{
  runId: string;
  taskId: number;
  runRow: typeof runs.$inferInsert;
}> {
  const { suiteRevisionId } = await storeSuite(database.worker, sampleSuite());
  const entry = { slug: "m", name: "m", provider: null, revision: null, synthetic: false };
  const { model } = await registerModel(database.worker, entry);
  const [task] = await listPublicTasks(database.worker, suiteRevisionId);
  serial += 1;
  const runRow = {
    id: `run-${serial}`,
    identitySha256: String(serial).padStart(64, "0"),
    suiteRevisionId,
    modelId: model.id,
    cycle: "c",
    manifest: { note: "tab\tand \\ and \n" } as unknown as Manifest,
    manifestSha256: "0",
    evidence: "E" as const,
    sourceName: "a\\b\tc",
    sourceSha256: "0",
    submissionsWithheld: true,
  };
  return { runId: runRow.id, taskId: task?.id ?? 0, runRow };
}

const selectCandidates = () =>
  database.workerSql`select run_id, task_id, candidate_index, completion_sha256, raw_response_sha256,
    submission_sha256, extraction, prompt_tokens, finish_reason, extra_fields::text as fields
    from candidates where run_id = ${`run-${serial}`} order by candidate_index`;

describe("rows added by COPY", () => {
  test("are those that INSERT adds, whatever their texts, nulls and JSON hold", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(awkwardText, fc.option(awkwardText), fc.option(fc.nat(1e9)), jsonFields),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        async (values) => {
          const stored = [];
          for (const add of [copyRows, insertRows]) {
            const { runId, taskId, runRow } = await openRun();
            await add(database.worker, runs, [runRow]);
            await add(
              database.worker,
              candidates,
              values.map(([text, finish, tokens, extraFields], candidateIndex) => ({
                runId,
                taskId,
                candidateIndex,
                completionSha256: text,
                finishReason: finish,
                promptTokens: tokens,
                extraction: "continuation" as const,
                extraFields,
              })),
            );
            const rows = await selectCandidates();
            stored.push(rows.map(({ run_id: _, ...row }) => row));
          }
          expect(stored[0]).toEqual(stored[1]);
          expect(stored[0]).toHaveLength(values.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("take column defaults, dates, booleans and jsonb as INSERT does", async () => {
    const first = await openRun();
    const createdAt = new Date("2026-11-29T10:11:12.345Z");
    await copyRows(database.worker, runs, [{ ...first.runRow, createdAt }]);
    const second = await openRun();
    await insertRows(database.worker, runs, [{ ...second.runRow, createdAt }]);
    const rows = await database.worker.select().from(runs);
    const [one, two] = [first, second].map(({ runId }) => rows.find((row) => row.id === runId));
    expect({ ...one, id: null, identitySha256: null }).toEqual({
      ...two,
      id: null,
      identitySha256: null,
    });
    const third = await openRun();
    await copyRows(database.worker, runs, [third.runRow]);
    const [defaulted] = await database.workerSql`
      select created_at > now() - interval '1 hour' as recent from runs where id = ${third.runId}`;
    expect(defaulted?.recent).toBe(true);
  });

  test("are more than one message can hold", async () => {
    const { runId, taskId, runRow } = await openRun();
    await copyRows(database.worker, runs, [runRow]);
    const many = Array.from({ length: 20_000 }, (_, candidateIndex) => ({
      runId,
      taskId,
      candidateIndex,
      completionSha256: "é".repeat(64),
      extraction: "continuation" as const,
      extraFields: {},
    }));
    await copyRows(database.worker, candidates, many);
    expect(await selectCandidates()).toHaveLength(20_000);
  });
});

describe("rows that the database refuses", () => {
  const outcome = (runId: string, taskId: number) => ({ runId, taskId, trials: 1, successes: 1 });

  test("end COPY with the database's own error, add nothing, and leave the connection usable", async () => {
    const { runId, taskId, runRow } = await openRun();
    await copyRows(database.worker, runs, [runRow]);
    const rows = [outcome(runId, taskId), { ...outcome(runId, taskId), successes: 2 }];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      // More attempts than the pool has connections: a lost one would leave the last waiting.
      await expect(copyRows(database.worker, reportedOutcomes, rows)).rejects.toThrow(
        /reported_outcomes_counts/,
      );
    }
    const [left] = await database.workerSql`select count(*)::int as rows from reported_outcomes`;
    expect(left?.rows).toBe(0);
    const [stuck] = await database.ownerSql`
      select count(*)::int as sessions from pg_stat_activity
      where datname = ${database.name} and state like 'idle in transaction%'`;
    expect(stuck?.sessions).toBe(0);
  });

  test("end it while data is still being sent, too", async () => {
    const { runId, taskId, runRow } = await openRun();
    await copyRows(database.worker, runs, [runRow]);
    const many = Array.from({ length: 200_000 }, () => outcome(runId, taskId));
    await expect(copyRows(database.worker, reportedOutcomes, many)).rejects.toThrow(
      /duplicate key/,
    );
    const [left] = await database.workerSql`select count(*)::int as rows from reported_outcomes`;
    expect(left?.rows).toBe(0);
  });

  test("inside a transaction take back what went before, and only if the transaction ends with it", async () => {
    const { runId, taskId, runRow } = await openRun();
    const fails = database.worker.transaction(async (transaction) => {
      await copyRows(transaction, runs, [runRow]);
      await copyRows(transaction, reportedOutcomes, [
        outcome(runId, taskId),
        outcome(runId, taskId),
      ]);
    });
    await expect(fails).rejects.toThrow(/duplicate key/);
    expect(await countRuns(runId)).toBe(0);
    await database.worker.transaction(async (transaction) => {
      await copyRows(transaction, runs, [runRow]);
      const twice = [outcome(runId, taskId), outcome(runId, taskId)];
      await copyRows(transaction, reportedOutcomes, twice).catch(() => {});
      await copyRows(transaction, reportedOutcomes, [outcome(runId, taskId)]);
    });
    expect(await countRuns(runId)).toBe(1);
  });

  test.each([
    ["a NUL", "a\0b"],
    ["half a surrogate pair", "a\ud800b"],
  ])("with %s are refused before they are sent, naming the column", async (_, sourceName) => {
    const { runRow } = await openRun();
    await expect(
      copyRows(database.worker, runs, [{ ...runRow, sourceName }]),
    ).rejects.toMatchObject({
      code: "bad-input",
      message: expect.stringContaining("runs.source_name"),
    });
  });

  test("are nobody's: the site's role may not COPY either", async () => {
    const entry = { slug: "x", name: "x", provider: null, revision: null };
    await expect(copyRows(database.web, models, [entry])).rejects.toThrow(/permission denied/);
  });
});

async function countRuns(runId: string): Promise<number> {
  const [row] = await database.workerSql`
    select count(*)::int as rows from runs where id = ${runId}`;
  return Number(row?.rows);
}

const insertRows: typeof copyRows = async (db, table, rows) => {
  await db.insert(table).values([...rows]);
};
