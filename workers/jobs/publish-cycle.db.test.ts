import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { listBoardRecords } from "../../db/repositories/list-board-records";
import { listEventsAfter } from "../../db/repositories/list-events-after";
import { mayLackRecord } from "../../db/repositories/may-lack-record";
import { cycleGateFailures, cyclePublications, cycles, scoreRecords } from "../../db/schema";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import {
  baselineLetters,
  type CycleToStore,
  cycleRunId,
  cycleTasks,
  storeGradedCycle,
} from "../../lib/data/test-support/store-graded-cycle";
import { MemoryObjectStore } from "./memory-object-store";
import { publishCycle } from "./publish-cycle";

const database = withTestDatabase();
const objects = new MemoryObjectStore();
const now = new Date("2026-11-29T12:00:00Z");
let announced: number[] = [];
let week = 0;

beforeEach(() => {
  announced = [];
  week += 1;
});

/** Each test has a week of its own, later than those before it. */
const thisWeek = () => `2026-W${String(week).padStart(2, "0")}`;

async function store(changes: Partial<CycleToStore> & { models?: Record<string, string> } = {}) {
  const said = await objects.put(Buffer.from("return x"));
  const { models, ...others } = changes;
  return storeGradedCycle(database.worker, {
    cycle: thisWeek(),
    completions: { alpha: said, down: said },
    models: { ...baselineLetters, alpha: ".".repeat(30) + "w".repeat(10), ...models },
    ...others,
  });
}

const publish = (cycleId: number, clock = () => now) =>
  publishCycle(
    {
      db: database.worker,
      objects,
      canaries: ["canary-0123456789-0123456789-0123"],
      announce: (ids) => announced.push(...ids),
    },
    cycleId,
    clock,
  );

async function countRows() {
  const rowsOf = async (table: typeof scoreRecords | typeof cyclePublications) =>
    (await database.web.select({ rows: count() }).from(table))[0]?.rows;
  return { records: await rowsOf(scoreRecords), publications: await rowsOf(cyclePublications) };
}

const eventsOfWeek = async () =>
  (await listEventsAfter(database.web, 0, 1000)).filter(({ cycle }) => cycle === thisWeek());

async function recordsOfWeek() {
  const [cycle] = await database.web.select().from(cycles).where(eq(cycles.cycle, thisWeek()));
  const revisionId = cycle?.suiteRevisionId ?? 0;
  const rows = await listBoardRecords(database.web, { revisionId, cycle: thisWeek() });
  return new Map(rows.map(({ slug, canonical }) => [slug, JSON.parse(canonical)]));
}

describe("a cycle whose gates hold", () => {
  test("is published whole: a record of every run, its publication and an event", async () => {
    const cycleId = await store();
    const publication = await publish(cycleId);
    expect(publication).toMatchObject({ kind: "published", cycle: thisWeek(), records: 4 });
    expect((await recordsOfWeek()).get("alpha")).toMatchObject({
      cycle: thisWeek(),
      state: "complete",
      passed: 30,
      tasks: cycleTasks,
      passRate: "0.75",
      evaluatedAt: now.toISOString(),
    });
    const [event, ...others] = await eventsOfWeek();
    expect(others).toEqual([]);
    expect(event).toMatchObject({ kind: "publication", suiteId: "weekly", model: null });
    expect(event?.evidence).toMatchObject({ tasks: 40, models: 4, incomplete: [] });
    expect(announced).toEqual([event?.id]);
  });

  test("has runs without records until then, and none afterwards", async () => {
    const cycleId = await store();
    const runId = cycleRunId(thisWeek(), "alpha");
    expect(await mayLackRecord(database.worker, runId)).toBe(true);
    await publish(cycleId);
    expect(await mayLackRecord(database.worker, runId)).toBe(false);
  });

  test("is published once, however often it is asked for", async () => {
    const cycleId = await store();
    await publish(cycleId);
    const before = await countRows();
    announced = [];
    expect(await publish(cycleId)).toEqual({ kind: "standing", cycle: thisWeek() });
    expect(await countRows()).toEqual(before);
    expect(announced).toEqual([]);
  });

  test("is published by one of two calls at once", async () => {
    const cycleId = await store();
    const before = await countRows();
    const kinds = (await Promise.all([publish(cycleId), publish(cycleId), publish(cycleId)])).map(
      ({ kind }) => kind,
    );
    expect(kinds.sort()).toEqual(["published", "standing", "standing"]);
    expect(await countRows()).toEqual({
      records: (before.records ?? 0) + 4,
      publications: (before.publications ?? 0) + 1,
    });
  });

  test("leaves nothing where it is interrupted, and the next call publishes", async () => {
    const cycleId = await store();
    const before = await countRows();
    const stop = () => {
      throw new Error("the machine went away");
    };
    await expect(publish(cycleId, stop)).rejects.toThrow("the machine went away");
    expect(await countRows()).toEqual(before);
    expect(await publish(cycleId)).toMatchObject({ kind: "published" });
  });

  test("lists a model that left tasks unanswered without a rate", async () => {
    const cycleId = await store({ models: { down: ".".repeat(35) + " ".repeat(5) } });
    expect(await publish(cycleId)).toMatchObject({ kind: "published", records: 5 });
    expect((await recordsOfWeek()).get("down")).toMatchObject({
      state: "incomplete",
      passed: 35,
      unscored: 5,
      passRate: null,
    });
    expect((await eventsOfWeek())[0]?.evidence).toMatchObject({
      incomplete: [{ model: "down", answered: 35 }],
    });
  });
});

describe("a cycle is refused, and nothing of it is published,", () => {
  test("by every gate that doesn't hold, each with its counts", async () => {
    const cycleId = await store({
      models: {
        "baseline-reference": `w${".".repeat(39)}`,
        "baseline-coin-70": `${".".repeat(39)}w`,
        alpha: `u${".".repeat(29)}w-vp${" ".repeat(6)}`,
      },
      contained: false,
      flaky: 2,
    });
    const before = await countRows();
    expect(await publish(cycleId)).toMatchObject({ kind: "refused" });
    expect(await countRows()).toEqual(before);
    const [event, ...others] = await eventsOfWeek();
    expect(others).toEqual([]);
    expect(event).toMatchObject({ kind: "gate_failure", model: null });
    const failed = z
      .object({ gates: z.array(z.object({ gate: z.string(), detail: z.string() })) })
      .parse(event?.evidence);
    expect(Object.fromEntries(failed.gates.map(({ gate, detail }) => [gate, detail]))).toEqual({
      verdicts:
        "152 of 154 candidates have a verdict; 1 none yet; 1 voided; " +
        "incomplete and unranked: alpha (34 of 40 tasks)",
      // scipy.stats.binom leaves 16 to 38 of 40 at 0.7, and 5 to 28 at 0.4, at 0.005% a side.
      baselines:
        "baseline-reference passed 39 of 40, expected 40; baseline-coin-70 passed 39 of 40, " +
        "expected 16 to 38; baseline-coin-40 passed 16 of 40, expected 5 to 28",
      conformance:
        "0 of 1 workers contained every hostile program; 0 of 1 environments checked; " +
        "not: eeeeeeeeeeee",
      // P(X ≥ 2) of 20 at 0.5% is 0.004474.
      flakiness:
        "2 of 20 drawn candidates changed their verdict in three executions, " +
        "p = 0.00447 against 0.5%",
      violations: "2 candidates violated the sandbox's policy, 1 of them unexplained",
    });
  });

  test("by a missing check of its workers; told once, while the reason stays the same", async () => {
    const cycleId = await store({ contained: null });
    await publish(cycleId);
    announced = [];
    await publish(cycleId);
    const failures = await database.web
      .select()
      .from(cycleGateFailures)
      .where(eq(cycleGateFailures.cycleId, cycleId));
    expect(failures).toHaveLength(1);
    expect(announced).toEqual([]);
    expect(await eventsOfWeek()).toHaveLength(1);
  });

  test("but not for a model that tried what it may not and failed for it: that is an alarm", async () => {
    const cycleId = await store({ models: { alpha: `p${".".repeat(29)}${"w".repeat(10)}` } });
    expect(await publish(cycleId)).toMatchObject({ kind: "published" });
    expect((await eventsOfWeek()).slice(1)).toMatchObject([
      {
        kind: "alarm",
        model: { slug: "alpha" },
        evidence: { measure: "policy-violation", count: 1 },
      },
    ]);
  });
});
