import { expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { detectCostChange } from "./detect-cost-change";
import type { TaskResult } from "./history";
import { makeHistory, makeResult } from "./test-support/make-result";

const options = { cycle: 1, seedLabel: "cgb/v1/flip/2026-W48/overall" };

function costs(cycle: number, amounts: readonly number[], priceTable = "prices"): TaskResult[] {
  return amounts.map((amount, task) =>
    makeResult({ cycle, taskKey: `task-${task}`, cost: { amount, priceTable } }),
  );
}

const usual = Array.from({ length: 40 }, (_, task) => 0.01 + task / 10_000);
const dearer = usual.map((amount) => amount * 1.3);

test("40 tasks that all became dearer ring at the lowest p-value that 10,000 flips allow", () => {
  const [change] = detectCostChange(
    [makeHistory([...costs(0, usual), ...costs(1, dearer)])],
    options,
  );
  expect(change).toMatchObject({ tasks: 40, bases: 40, isAlarm: true });
  expectClose(change?.p, 1 / 10_001);
  expectClose((change?.after ?? 0) / (change?.before ?? 1), 1.3);
});

test("Holm over models: the lowest of three p-values is taken three times", () => {
  const seven = (amount: number) => costs(amount - 1, Array<number>(7).fill(amount));
  const still = (model: string) => makeHistory([...costs(0, [1]), ...costs(1, [1])], model);
  const [changed] = detectCostChange(
    [makeHistory([...seven(1), ...seven(2)]), still("a"), still("b")],
    options,
  );
  // All seven signs agree in 2 of 2⁷ flips, and about so many were drawn.
  expect(changed?.p).toBeCloseTo(2 / 128, 2);
  expectClose(changed?.pHolm, 3 * (changed?.p ?? 0));
  expect(changed?.isAlarm).toBe(false);
});

test("a new price table, a task without earlier cost and a model without costs are no pairs", () => {
  expect(
    detectCostChange(
      [
        makeHistory([...costs(0, usual, "older"), ...costs(1, dearer)], "repriced"),
        makeHistory(costs(1, usual), "new"),
        makeHistory([makeResult({ taskKey: "a" }), makeResult({ taskKey: "a", cycle: 1 })], "free"),
      ],
      options,
    ),
  ).toEqual([]);
});

test("a cost is that of one candidate, against the latest earlier result", () => {
  const cost = (amount: number) => ({ cost: { amount, priceTable: "prices" } });
  const [change] = detectCostChange(
    [
      makeHistory([
        makeResult({ taskKey: "a", cycle: 2, trials: 2, ...cost(6) }),
        makeResult({ taskKey: "a", cycle: 0, ...cost(9) }),
        makeResult({ taskKey: "a", cycle: 1, ...cost(2) }),
      ]),
    ],
    { ...options, cycle: 2 },
  );
  expect(change).toMatchObject({ before: 2, after: 3, p: 1, isAlarm: false });
});
