import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { planRotation, type RotatedTask } from "./plan-rotation";
import type { TaskStatus } from "./pool-life";

const bugs = "1/bug-fixing/python";
const translations = "1/code-translation/python";

function make(cell: string, status: TaskStatus, count: number): RotatedTask[] {
  return Array.from({ length: count }, (_, at) => ({
    key: `${cell}-${status}-${at}`,
    cell,
    status,
  }));
}

const lowest = (keys: string[], label: string) =>
  [...keys].sort((a, b) => (digest(label + a) < digest(label + b) ? -1 : 1));
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

test("a hundred tasks lose two and gain two of the same cells, by digest", () => {
  const active = [...make(bugs, "active", 50), ...make(translations, "active", 50)];
  const reserve = [...make(bugs, "reserve", 3), ...make(translations, "reserve", 3)];
  const { retired, activated, short } = planRotation([...active, ...reserve], "2026-W49");
  const first = (status: TaskStatus, label: string) =>
    [bugs, translations].map((cell) => {
      const keys = make(cell, status, status === "active" ? 50 : 3).map(({ key }) => key);
      return lowest(keys, label)[0];
    });
  expect(retired).toEqual(first("active", "cgb/v1/rotate/2026-W49/"));
  expect(activated).toEqual(first("reserve", "cgb/v1/replace/2026-W49/"));
  expect(short).toEqual([]);
});

test("a cell without reserve is said to be short, and no other cell's reserve is taken", () => {
  const tasks = [...make(bugs, "active", 100), ...make(translations, "reserve", 5)];
  const plan = planRotation(tasks, "2026-W49");
  expect(plan.retired).toHaveLength(2);
  expect(plan.activated).toEqual([]);
  expect(plan.short).toEqual([{ cell: bugs, missing: 2 }]);
});

test("retired and published tasks take no part, whatever their number", () => {
  const left = [...make(bugs, "retired", 300), ...make(bugs, "published", 300)];
  const plan = planRotation([...make(bugs, "active", 49), ...left], "2026-W49");
  // 2% of 49 is 0.98, rounded half up.
  expect(plan.retired).toHaveLength(1);
  expect(plan.retired[0]).toMatch(/^1\/bug-fixing\/python-active-/);
});
