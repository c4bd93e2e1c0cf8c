import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { z } from "zod";
import type { BoardOutcomes } from "../../../lib/core/pairs/board-outcomes";
import { compareAllPairs } from "../../../lib/core/pairs/compare-all-pairs";
import { comparePair } from "../../../lib/core/pairs/compare-pair";
import { indexPair } from "../../../lib/core/pairs/index-pair";
import { wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import { tallyModel } from "../../../lib/core/pairs/rate-models";
import { compareByteOrder } from "../../../lib/core/sampling/compare-byte-order";
import { seedLabel } from "../../../lib/core/sampling/seed-label";
import { bootstrapInterval } from "../../../lib/core/stats/bootstrap-interval";
import { drawResamples } from "../../../lib/core/stats/draw-resamples";
import { describeWithSharedFile } from "../../../lib/test-support/describe-with-shared-file";
import { workedExample } from "./worked-example";

const row = z.object({
  subject_id: z.string(),
  responses: z.record(z.string(), z.literal([0, 1])),
});
const file = "data/agent-psychometrics/swebench_verified_responses.jsonl.gz";

describeWithSharedFile("the worked example", file, (path) => {
  const { cycle, leader, others, ...example } = workedExample;
  const outcomes = readBoard(path);
  const resamples = drawResamples(seedLabel("bootstrap", cycle, {}), outcomes.tasks.length);
  const all = compareAllPairs(outcomes, { k: 1, cycle, scope: wholeBoard });
  const indexOf = (id: string) => all.slugs.indexOf(id);
  const passed = (id: string) => all.table.models[indexOf(id)]?.total;

  test("is of the whole board, and its leader has the most passes", () => {
    expect({ systems: all.slugs.length, tasks: outcomes.tasks.length, pairs: all.count }).toEqual(
      example,
    );
    expect(Math.max(...all.table.models.map(({ total }) => total))).toBe(leader.passed);
  });

  test("states the leader's count and interval", () => {
    const model = all.table.models[indexOf(leader.id)];
    if (model === undefined) throw new Error("the leader is not in the file");
    const { low, high } = bootstrapInterval(tallyModel(model, all.table), resamples);
    expect({ passed: model.total, interval: { low, high } }).toEqual({
      passed: leader.passed,
      interval: leader.interval,
    });
  });

  test.each(others)("states the comparison with $name", (other) => {
    const pair = comparePair(outcomes, leader.id, other.id, { k: 1, resamples });
    const [i, j] = [indexOf(leader.id), indexOf(other.id)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    expect(passed(other.id)).toBe(other.passed);
    expect([pair.onlyA, pair.onlyB]).toEqual([other.onlyLeader, other.onlyThis]);
    expect(pair.p / other.p).toBeCloseTo(1, 9);
    expect((all.pHolm[indexPair(i, j, all.slugs.length)] ?? 0) / other.pHolm).toBeCloseTo(1, 9);
    // The page shows points with one decimal.
    expect(pair.interval.low).toBeCloseTo(other.interval.low, 4);
    expect(pair.interval.high).toBeCloseTo(other.interval.high, 4);
    expect(all.verdict(i, j)).toBe(other.verdict);
  });
});

function readBoard(path: string): BoardOutcomes {
  const rows = gunzipSync(readFileSync(path))
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line)))
    .sort((a, b) => compareByteOrder(a.subject_id, b.subject_id));
  const taskIds = Object.keys(rows[0]?.responses ?? {}).sort(compareByteOrder);
  const slice = { category: null, tier: null, language: null };
  const candidates = new Uint16Array(taskIds.length).fill(1);
  return {
    tasks: taskIds.map((taskId) => ({ taskId, baseId: taskId, ...slice })),
    models: rows.map(({ subject_id, responses }) => {
      const first = Uint8Array.from(taskIds, (taskId) => responses[taskId] ?? Number.NaN);
      return { slug: subject_id, passes: Uint16Array.from(first), candidates, first };
    }),
  };
}
