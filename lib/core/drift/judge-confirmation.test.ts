import { expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { judgeConfirmation } from "./judge-confirmation";

const pair = (passedBefore: boolean, passedAgain: boolean) => (_: unknown, i: number) => ({
  baseId: `${passedBefore}${passedAgain}${i}`,
  passedBefore,
  passedAgain,
});
const lost = (count: number) => Array.from({ length: count }, pair(true, false));
const won = (count: number) => Array.from({ length: count }, pair(false, true));
const kept = (count: number) => Array.from({ length: count }, pair(true, true));

test("10 lost and 1 won confirm a fall: (1 + 11) / 2¹¹", () => {
  const verdict = judgeConfirmation([...lost(10), ...won(1), ...kept(389)], "down");
  expect(verdict).toMatchObject({ tasks: 400, onlyBefore: 10, onlyAgain: 1, isConfirmed: true });
  expectClose(verdict.p, 12 / 2048);
});

test("9 lost and 2 won don't: (1 + 11 + 55) / 2¹¹", () => {
  const verdict = judgeConfirmation([...lost(9), ...won(2)], "down");
  expectClose(verdict.p, 67 / 2048);
  expect(verdict.isConfirmed).toBe(false);
});

test("a move against the alarm confirms nothing, however large", () => {
  expect(judgeConfirmation(won(50), "down")).toMatchObject({ p: 1, isConfirmed: false });
  expect(judgeConfirmation(won(50), "up").isConfirmed).toBe(true);
  expect(judgeConfirmation([], "down")).toMatchObject({ p: 1, isConfirmed: false });
});

test("ten tasks of one base problem are one witness, not ten", () => {
  const verdict = judgeConfirmation(
    lost(10).map((entry) => ({ ...entry, baseId: "one" })),
    "down",
  );
  expectClose(verdict.p, 1 / 2);
});
