import { expect, test } from "vitest";
import type { BoardEvent } from "../../lib/contracts/event";
import type { ModelRecord } from "../../lib/contracts/model";
import { traceHistory } from "./trace-history";
import { wordHistory } from "./word-history";

function recordOf(change: Partial<ModelRecord>): ModelRecord {
  return {
    recordId: 1,
    sha256: "0".repeat(64),
    runId: "run",
    suite: "weekly",
    revision: "abcdefabcdef",
    cycle: "2026-W52",
    evaluatedAt: "2026-12-25T00:00:00.000Z",
    publishedAt: "2026-12-25T00:00:00.000Z",
    state: "complete",
    k: 1,
    passed: 30,
    tasks: 40,
    candidates: 40,
    passedCandidates: 30,
    unscored: 0,
    passRate: 0.75,
    passAtK: { "1": 0.75 },
    interval: {
      ...{ low: 0.6, high: 0.875, method: "percentile", level: 0.95, resamples: 1000 },
      ...{ seedLabel: "cgb/v1", flags: [] },
      displayed: { low: 0.6, high: 0.875, method: "percentile" },
    },
    evidence: "A",
    build: "m-1",
    supersedes: null,
    supersededBy: null,
    reason: null,
    ...change,
  };
}

const alert: BoardEvent = {
  id: 7,
  kind: "alert",
  cycle: "2027-W01",
  suite: "weekly",
  model: { slug: "m", name: "M" },
  evidence: {},
  createdAt: "2027-01-08T00:00:00.000Z",
};

const history = [
  recordOf({ recordId: 1 }),
  recordOf({ recordId: 2, cycle: "2027-W01", build: "m-2", supersededBy: 3, passed: 20 }),
  recordOf({ recordId: 3, cycle: "2027-W01", build: "m-2", supersedes: 2, passRate: 0.5 }),
];

test("weeks without a record stand between those that have one, and 2026 has 53 weeks", () => {
  const points = traceHistory(history, [alert]);
  expect(points.map(({ cycle, record }) => [cycle, record?.recordId ?? null])).toEqual([
    ["2026-W52", 1],
    ["2026-W53", null],
    ["2027-W01", 3],
  ]);
});

test("corrections, another build and drift are marked in their week alone", () => {
  const [before, between, after] = traceHistory(history, [alert]);
  expect(before).toMatchObject({ build: null, replaced: [], changes: [] });
  expect(between).toMatchObject({ build: null, replaced: [], changes: [] });
  expect(after?.build).toEqual({ from: "m-1", to: "m-2" });
  expect(after?.replaced.map(({ recordId }) => recordId)).toEqual([2]);
  expect(after?.changes.map(({ id }) => id)).toEqual([7]);
});

test("an event of another suite marks nothing, and a build that nobody named is no change", () => {
  const [, , after] = traceHistory(
    history.map((record) => ({ ...record, build: record.recordId === 1 ? "m-1" : null })),
    [{ ...alert, suite: "other" }],
  );
  expect(after).toMatchObject({ build: null, changes: [] });
});

test("the summary states the newest rate, the range and what is marked, each with its count", () => {
  const other = recordOf({ recordId: 3, cycle: "2027-W01", passRate: 0.5, passed: 20 });
  expect(wordHistory(traceHistory([recordOf({}), other], [alert]))).toBe(
    "2027-W01: 50.0% (20/40), interval 60.0 – 87.5. Over 2 weeks since 2026-W52 between 50.0% (20/40) and 75.0% (30/40). Marked: 1 sign of drift.",
  );
});
