import { beforeAll, describe, expect, test } from "vitest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { scoreRecords } from "../schema/runs";
import { fillEveryTable } from "../test-support/fill-every-table";
import { withTestDatabase } from "../test-support/with-test-database";
import { appendScoreRecord } from "./append-score-record";

const database = withTestDatabase();
let runId = "";

beforeAll(async () => {
  runId = await fillEveryTable(database.worker);
});

const append = (note: string) =>
  appendScoreRecord(database.worker, {
    runId,
    supersedesId: null,
    buildCanonical: (previousSha256) => JSON.stringify({ note, previousSha256 }),
  });

/** A text as the chain wants it: it names its predecessor. */
const textOf = (content: string, previousSha256: string | null) =>
  JSON.stringify({ content, previousSha256 });

const uniqueViolation = { cause: { code: "23505" } };

describe("the chain of score records", () => {
  test("stays one line under concurrent appends", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => append(`concurrent ${index}`)));
    const records = await database.web.select().from(scoreRecords).orderBy(scoreRecords.id);
    expect(records.length).toBeGreaterThanOrEqual(13);
    let previous: string | null = null;
    for (const record of records) {
      expect(record.previousSha256).toBe(previous);
      expect(record.recordSha256).toBe(sha256Hex(record.canonical));
      previous = record.recordSha256;
    }
  });

  test("refuses a second successor of one record", async () => {
    const { previousSha256 } = await append("first successor");
    const canonical = textOf("second successor", previousSha256);
    const fork = database.worker
      .insert(scoreRecords)
      .values({ runId, canonical, recordSha256: sha256Hex(canonical), previousSha256 });
    await expect(fork).rejects.toMatchObject(uniqueViolation);
  });

  test("refuses a second beginning", async () => {
    const canonical = textOf("another beginning", null);
    const fork = database.worker
      .insert(scoreRecords)
      .values({ runId, canonical, recordSha256: sha256Hex(canonical), previousSha256: null });
    await expect(fork).rejects.toMatchObject(uniqueViolation);
  });

  test("refuses two appenders that read the same head and skipped the lock", async () => {
    const { recordSha256: head } = await append("shared head");
    const insert = (content: string, canonical = textOf(content, head)) =>
      database.worker.transaction(async (transaction) => {
        await transaction.insert(scoreRecords).values({
          runId,
          canonical,
          recordSha256: sha256Hex(canonical),
          previousSha256: head,
        });
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
    const results = await Promise.allSettled([insert("left"), insert("right")]);
    expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("refuses a record whose hash is not that of its text, or whose predecessor is unknown", async () => {
    const canonical = textOf("text", null);
    const orphan = textOf("text", sha256Hex("nowhere"));
    await expect(
      database.worker
        .insert(scoreRecords)
        .values({ runId, canonical, recordSha256: sha256Hex("other"), previousSha256: null }),
    ).rejects.toMatchObject({ cause: { code: "23514" } });
    await expect(
      database.worker.insert(scoreRecords).values({
        runId,
        canonical: orphan,
        recordSha256: sha256Hex(orphan),
        previousSha256: sha256Hex("nowhere"),
      }),
    ).rejects.toMatchObject({ cause: { code: "23503" } });
  });

  test("refuses, in the database itself, a text that is no record of its predecessor", async () => {
    const { recordSha256: head } = await append("a head");
    const texts = ["hello", "{}", textOf("forks in its text", null), textOf("other", "0")];
    for (const canonical of texts) {
      const record = { runId, canonical, recordSha256: sha256Hex(canonical) };
      const insert = database.worker.insert(scoreRecords);
      await expect(insert.values({ ...record, previousSha256: head }), canonical).rejects.toThrow();
    }
  });

  test("refuses a text that names another predecessor, and stores nothing then", async () => {
    const count = () => database.web.$count(scoreRecords);
    const before = await count();
    await expect(
      appendScoreRecord(database.worker, {
        runId,
        supersedesId: null,
        buildCanonical: () => JSON.stringify({ previousSha256: "somewhere else" }),
      }),
    ).rejects.toMatchObject({ code: "integrity" });
    expect(await count()).toBe(before);
  });
});
