import fc from "fast-check";
import { expect, test } from "vitest";
import { type LifeEvent, readStatuses, type TaskStatus } from "./pool-life";

const keys = ["a", "b", "c"];
const event = (cycle: string, status: TaskStatus, ...tasks: string[]): LifeEvent => ({
  cycle,
  status,
  tasks,
});

test("a task that no line names is active", () => {
  expect([...readStatuses(keys, []).values()]).toEqual(["active", "active", "active"]);
});

test("a task goes from reserve to active, retired and published", () => {
  const events = [
    event("2026-W48", "reserve", "a"),
    event("2026-W49", "retired", "b"),
    event("2026-W49", "active", "a"),
    event("2026-W50", "published", "b"),
    event("2026-W50", "retired", "a"),
  ];
  const statuses = readStatuses(keys, events);
  expect(Object.fromEntries(statuses)).toEqual({ a: "retired", b: "published", c: "active" });
});

test.each([
  ["published before it retired", [event("2026-W48", "published", "a")], "line 1: a is active"],
  [
    "active again",
    [event("2026-W48", "retired", "a"), event("2026-W49", "active", "a")],
    "line 2: a is retired and can't become active",
  ],
  ["of another pool", [event("2026-W48", "retired", "x")], "line 1: the pool has no task x"],
  ["retired twice in a line", [event("2026-W48", "retired", "a", "a")], "line 1: a is retired"],
  [
    "of a cycle before the last line's",
    [event("2026-W49", "retired", "a"), event("2026-W48", "retired", "b")],
    "line 2: 2026-W48 comes after 2026-W49",
  ],
])("a task %s is refused, with its line", (_, events, words) => {
  expect(() => readStatuses(keys, events)).toThrow(words);
});

test("whatever the lines, no task that has retired is ever drawn again", () => {
  const status = fc.constantFrom<TaskStatus>("reserve", "active", "retired", "published");
  const line = fc.record({
    cycle: fc.constant("2026-W48"),
    status,
    tasks: fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (events) => {
      for (let end = 1; end <= events.length; end += 1) {
        let before: Map<string, TaskStatus>;
        try {
          before = readStatuses(keys, events.slice(0, end));
          readStatuses(keys, events);
        } catch {
          return;
        }
        const after = readStatuses(keys, events);
        for (const [key, was] of before) {
          if (was === "retired" || was === "published") {
            expect(["retired", "published"]).toContain(after.get(key));
          }
        }
      }
    }),
  );
});
