import { expect, test } from "vitest";
import { type ConfirmationPlan, selectConfirmationTasks } from "./select-confirmation-tasks";
import { makeHistory, makeResult } from "./test-support/make-result";

const plan: ConfirmationPlan = {
  cycle: 9,
  window: 2,
  cycleName: "2026-W48",
  askable: new Map(
    ["old", "twice", "recent", "edited", ...Array.from({ length: 20 }, (_, i) => `many-${i}`)].map(
      (taskKey) => [taskKey, "content"],
    ),
  ),
  count: 100,
};
/** Without a result in the judged cycle there is nothing to confirm. */
const judged = makeResult({ taskKey: "judged", cycle: 9 });

function select(results: Parameters<typeof makeHistory>[0], count = 100) {
  return selectConfirmationTasks(makeHistory([judged, ...results]), { ...plan, count });
}

test("only tasks without a result in the triggering window are asked again", () => {
  const results = [
    makeResult({ taskKey: "old", cycle: 7, passes: 1 }),
    makeResult({ taskKey: "recent", cycle: 3 }),
    makeResult({ taskKey: "recent", cycle: 8 }),
  ];
  expect(select(results)).toEqual([
    { taskKey: "old", contentSha256: "content", baseId: "old", cycle: 7, passedBefore: true },
  ]);
});

test("the latest earlier result of a task stands for it", () => {
  const results = [
    makeResult({ taskKey: "twice", cycle: 6, passes: 1 }),
    makeResult({ taskKey: "twice", cycle: 2, passes: 0 }),
  ];
  expect(select(results)).toMatchObject([{ taskKey: "twice", cycle: 6, passedBefore: true }]);
});

test("tasks that may not be asked any more, or were edited, are left out", () => {
  const results = [
    makeResult({ taskKey: "published", cycle: 3 }),
    makeResult({ taskKey: "edited", cycle: 3, contentSha256: "older content" }),
  ];
  expect(select(results)).toEqual([]);
});

test("of too many tasks the draw takes the same ones in any order, others for another model", () => {
  const results = Array.from({ length: 20 }, (_, i) =>
    makeResult({ taskKey: `many-${i}`, cycle: i % 5 }),
  );
  const keys = (list: { taskKey: string }[]) => list.map(({ taskKey }) => taskKey);
  const drawn = keys(select(results, 8));
  expect(drawn).toHaveLength(8);
  expect(keys(select(results.toReversed(), 8))).toEqual(drawn);
  const other = selectConfirmationTasks(makeHistory([judged, ...results], "other"), {
    ...plan,
    count: 8,
  });
  expect(keys(other)).not.toEqual(drawn);
});
