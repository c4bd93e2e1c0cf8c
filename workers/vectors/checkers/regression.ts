import { z } from "zod";
import { countRegressions, type RateCounts } from "../../../lib/core/stats/regression-counts";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";

const rate = z.object({ num: integer, den: integer, value: number.nullable() }).partial();

export const regressionChecker = defineChecker({
  key: "regression",
  inputs: { tasks: z.array(z.object({ p2p: integer, broken: integer })) },
  figures: { task_level: rate, test_level: rate },
  recompute({ tasks }) {
    const { taskLevel, testLevel } = countRegressions(
      tasks.map(({ p2p, broken }) => ({ tests: p2p, broken })),
    );
    return { task_level: toRate(taskLevel), test_level: toRate(testLevel) };
  },
});

function toRate({ count, of }: RateCounts) {
  return { num: exactly(count), den: exactly(of), value: of === 0 ? null : count / of };
}
