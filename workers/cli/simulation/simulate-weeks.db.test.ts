import { expect, test } from "vitest";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { withTestDatabase } from "../../../db/test-support/with-test-database";
import type { DeclaredYear } from "../../../lib/core/simulation/declared-year";
import { judgeYear } from "../../../lib/core/simulation/judge-year";
import { MemoryObjectStore } from "../../jobs/memory-object-store";
import { makePool } from "./make-pool";
import { renderYear } from "./render-year";
import { simulateWeeks } from "./simulate-weeks";
import { SimulatedBackend } from "./simulated-backend";

const database = withTestDatabase();
const firstDay = new Date("2027-01-04T05:00:00Z");
const weeks = 6;
const tasks = Array.from({ length: 45 }, (_, at) =>
  sampleTask(`pool/${String(at).padStart(2, "0")}`, {
    tier: ([1, 2, 3] as const)[at % 3] ?? 1,
    madeBy: { promptTemplate: "template/1", formatRule: "form/1" },
  }),
);

/** Far more than a real change, so that so few tasks and weeks show it. */
const year: DeclaredYear = {
  models: [
    { slug: "steady", rate: 0.6, change: null },
    { slug: "falls", rate: 0.85, change: { week: 4, weeks: 1, by: -0.6 } },
    { slug: "steadier", rate: 0.8, change: null },
  ],
  fault: { week: 5, share: 0.9 },
};

test("a short year tells its planted fall and its evaluator's fault, when they come, and nothing else", async () => {
  const ports = {
    db: database.worker,
    objects: new MemoryObjectStore(),
    backend: new SimulatedBackend(),
  };
  const lived = await simulateWeeks(ports, {
    ...{ year, weeks, seed: "test", firstDay, onWeek: () => {} },
    pool: makePool({ suite: sampleSuite({ id: "weekly", tasks }), tasks }, firstDay),
    design: { total: 60, tierWeights: [40, 40, 20] },
    signal: new AbortController().signal,
  });
  const gates = lived.map(({ failedGates }) => failedGates.join());
  expect(gates).toEqual(["", "", "", "", "evaluator", ""]);
  const verdict = judgeYear(year, lived, 99);
  expect(verdict).toMatchObject({
    planted: [
      { model: "falls", state: "found" },
      { model: null, week: 5, state: "found" },
    ],
    unplanted: [],
  });
  const fall = verdict.planted[0]?.events.find(({ kind }) => kind === "change_confirmed");
  expect(fall).toMatchObject({ week: 4, evidence: { direction: "down" } });
  expect(renderYear(verdict, lived)).toContain("falls: -60 points at once");
}, 120_000);
