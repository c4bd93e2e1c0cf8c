import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { appendEvents } from "../../db/repositories/append-events";
import { findModel } from "../../db/repositories/find-model";
import { findNewestSignals } from "../../db/repositories/find-newest-signals";
import { listEventsAfter } from "../../db/repositories/list-events-after";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { modelSignalSchema } from "../../lib/core/events/evidence-schemas";
import {
  baselineLetters,
  cycleReference,
  storeGradedCycle,
} from "../../lib/data/test-support/store-graded-cycle";
import { MemoryObjectStore } from "./memory-object-store";
import { type Publication, publishCycle } from "./publish-cycle";

const database = withTestDatabase();
const objects = new MemoryObjectStore();
const canary = "canary-0123456789-0123456789-0123";
const good = ".".repeat(36) + "w".repeat(4);
const bad = "w".repeat(20) + ".".repeat(16) + "w".repeat(4);

interface Week {
  publication: Publication;
  cycleId: number;
}

const publish = (cycleId: number) =>
  publishCycle(
    { db: database.worker, objects, canaries: [canary], announce: () => {} },
    cycleId,
    () => new Date(0),
  );

async function runWeek(
  cycle: string,
  models: Record<string, string>,
  said: Record<string, string> = {},
): Promise<Week> {
  const completions: Record<string, string> = {};
  for (const slug of Object.keys(models)) {
    completions[slug] = await objects.put(Buffer.from(said[slug] ?? "return x"));
  }
  const all = { ...baselineLetters, ...models };
  const cycleId = await storeGradedCycle(database.worker, { cycle, models: all, completions });
  return { cycleId, publication: await publish(cycleId) };
}

const eventsOf = async (week: string) =>
  (await listEventsAfter(database.web, 0, 1000)).filter(
    ({ cycle, kind }) => cycle === week && kind !== "publication",
  );

describe("after two published weeks without a change", () => {
  beforeAll(async () => {
    await runWeek("2026-W50", { alpha: good, beta: good, gamma: good });
    await runWeek("2026-W51", { alpha: good, beta: good, gamma: good });
  });

  test("nothing is told of models that stay as they were", async () => {
    expect(await eventsOf("2026-W51")).toEqual([]);
  });

  test("many models that fall together freeze publication, and none is accused", async () => {
    const { publication } = await runWeek("2026-W52", { alpha: bad, beta: bad, gamma: good });
    expect(publication).toMatchObject({ kind: "refused" });
    expect(await eventsOf("2026-W52")).toMatchObject([
      {
        kind: "gate_failure",
        evidence: {
          gates: [{ gate: "evaluator", detail: "2 of 6 models moved down: alpha, beta" }],
        },
      },
      {
        kind: "evaluator_drift",
        evidence: { direction: "down", moved: ["alpha", "beta"], tested: 6 },
      },
    ]);
  });

  test("one that falls alone is an alert, set against published weeks alone", async () => {
    const { publication } = await runWeek("2026-W53", { alpha: bad, beta: good, gamma: good });
    expect(publication).toMatchObject({ kind: "published" });
    // 40 tasks: 36 of 40 now 16, in each of two earlier weeks; the frozen week is none of them.
    expect(await eventsOf("2026-W53")).toMatchObject([
      {
        kind: "alert",
        model: { slug: "alpha" },
        evidence: {
          measure: "passes",
          direction: "down",
          windowCycles: 1,
          before: { trials: 80, hits: 72 },
          after: { trials: 40, hits: 16 },
          difference: expect.closeTo(-0.5, 12),
          testsCorrectedFor: 24,
        },
      },
    ]);
  });

  test("after a confirmed change the weeks before it are no past any more", async () => {
    const alpha = await findModel(database.worker, "alpha");
    const confirmed = { kind: "change_confirmed" as const, cycle: "2026-W53", suiteId: "weekly" };
    await appendEvents(database.worker, [
      { ...confirmed, modelId: alpha?.id ?? null, evidence: {} },
    ]);
    await runWeek("2027-W01", { alpha: bad, beta: good, gamma: good });
    expect(await eventsOf("2027-W01")).toEqual([]);
  });
});

test("copied references and canaries are told, with their denominators", async () => {
  const said = { alpha: `Sure:\n${cycleReference}`, beta: `x # ${canary}` };
  const models = { alpha: bad, beta: good, gamma: good };
  const { publication } = await runWeek("2027-W02", models, said);
  expect(publication).toMatchObject({ kind: "published" });
  const events = await eventsOf("2027-W02");
  expect(events.filter(({ kind }) => kind === "contamination")).toMatchObject([
    {
      model: { slug: "alpha" },
      evidence: {
        signal: "verbatim",
        own: { hits: 40, tasks: 40 },
        against: { hits: 0, tasks: 80 },
      },
    },
    {
      model: { slug: "beta" },
      evidence: { signal: "canary", own: { hits: 40, tasks: 40 }, against: null },
    },
  ]);
  expect(events.filter(({ kind }) => kind === "alarm")).toMatchObject([
    { model: { slug: "beta" }, evidence: { measure: "canary", count: 40 } },
  ]);
  const signals = await findNewestSignals(database.web, "alpha");
  expect(signals?.cycle).toBe("2027-W02");
  expect(z.array(modelSignalSchema).parse(signals?.signals)).toMatchObject([
    { signal: "protected-gap", flagged: false, own: { hits: 0, tasks: 40 } },
    { signal: "age", flagged: false, own: { tasks: 40 }, against: { tasks: 0 } },
    { signal: "verbatim", flagged: true, own: { hits: 40, tasks: 40 } },
    { signal: "canary", flagged: false, own: { hits: 0, tasks: 40 } },
  ]);
});
