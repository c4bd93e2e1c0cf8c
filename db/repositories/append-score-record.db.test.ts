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
    const canonical = "second successor";
    const fork = database.worker
      .insert(scoreRecords)
      .values({ runId, canonical, recordSha256: sha256Hex(canonical), previousSha256 });
    await expect(fork).rejects.toMatchObject(uniqueViolation);
  });

  test("refuses a second beginning", async () => {
    const canonical = "another beginning";
    const fork = database.worker
      .insert(scoreRecords)
      .values({ runId, canonical, recordSha256: sha256Hex(canonical), previousSha256: null });
    await expect(fork).rejects.toMatchObject(uniqueViolation);
  });

  test("refuses two appenders that read the same head and skipped the lock", async () => {
    const { recordSha256: head } = await append("shared head");
    const insert = (canonical: string) =>
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
    const canonical = "text";
    await expect(
      database.worker
        .insert(scoreRecords)
        .values({ runId, canonical, recordSha256: sha256Hex("other"), previousSha256: null }),
    ).rejects.toMatchObject({ cause: { code: "23514" } });
    await expect(
      database.worker.insert(scoreRecords).values({
        runId,
        canonical,
        recordSha256: sha256Hex(canonical),
        previousSha256: sha256Hex("nowhere"),
      }),
    ).rejects.toMatchObject({ cause: { code: "23503" } });
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
