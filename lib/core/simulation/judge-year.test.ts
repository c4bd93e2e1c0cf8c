import { expect, test } from "vitest";
import type { DeclaredYear } from "./declared-year";
import { judgeYear, type WeekEvent, type WeekOutcome } from "./judge-year";

const year: DeclaredYear = {
  models: [
    { slug: "steady", rate: 0.6, change: null },
    { slug: "falls", rate: 0.8, change: { week: 3, weeks: 1, by: -0.1 } },
    { slug: "rises", rate: 0.5, change: { week: 5, weeks: 4, by: 0.08 } },
  ],
  fault: { week: 4, share: 0.2 },
};

function event(kind: WeekEvent["kind"], model: string | null, evidence = {}): WeekEvent {
  return { kind, model, evidence };
}
const down = { direction: "down" };
const up = { direction: "up" };

const refused = [event("gate_failure", null), event("evaluator_drift", null, down)];

/** Weeks from 1 on, by their events; the fault's week is refused unless said otherwise. */
function judge(
  told: Record<number, WeekEvent[]>,
  count = 20,
  gates: Record<number, string[]> = {},
) {
  const weeks = Array.from({ length: count }, (_, at): WeekOutcome => {
    const week = at + 1;
    const failedGates = gates[week] ?? (week === 4 ? ["evaluator"] : []);
    const events = told[week] ?? (week === 4 ? refused : [event("publication", null)]);
    return { week, cycle: `2027-W${week}`, failedGates, events };
  });
  return judgeYear(year, weeks, count);
}

const found = {
  3: [event("alert", "falls", down), event("change_confirmed", "falls", down)],
  8: [event("watch", "rises", up), event("change_confirmed", "rises", up)],
};

test("a year that tells each planted event in its time, and nothing else, holds", () => {
  const verdict = judge(found);
  expect(verdict).toMatchObject({ unplanted: [], falseAlarms: [] });
  expect(verdict.planted.map(({ model, state, dueWeek }) => [model, state, dueWeek])).toEqual([
    ["falls", "found", 11],
    [null, "found", 4],
    ["rises", "found", 16],
  ]);
});

test("an alert that is never confirmed, or confirmed too late, leaves a change missing", () => {
  const stateOf = (told: Record<number, WeekEvent[]>) => judge(told).planted[0]?.state;
  expect(stateOf({ 3: [event("alert", "falls", down)] })).toBe("missing");
  expect(stateOf({ 11: [event("change_confirmed", "falls", down)] })).toBe("found");
  expect(stateOf({ 12: [event("change_confirmed", "falls", down)] })).toBe("missing");
});

test("what the simulation ends too early for is not due", () => {
  const states = judge({ 3: found[3] }, 6).planted.map(({ state }) => state);
  expect(states).toEqual(["found", "found", "not-due"]);
});

test.each<[string, Record<number, WeekEvent[]>]>([
  ["before the change", { 2: [event("change_confirmed", "falls", down)] }],
  ["the other way", { 3: [event("change_confirmed", "falls", up)] }],
  ["of a steady model", { 9: [event("change_confirmed", "steady", down)] }],
  [
    "a second time, though nothing moved since",
    { 3: found[3], 9: [event("change_confirmed", "falls", down)] },
  ],
])("a change confirmed %s is unplanted", (_, told) => {
  expect(judge(told).unplanted).toHaveLength(1);
});

test("a slow change may be confirmed in parts, as long as it goes on", () => {
  const rises = event("change_confirmed", "rises", up);
  expect(judge({ 6: [rises], 8: [rises] }).unplanted).toEqual([]);
  expect(judge({ 8: [rises], 12: [rises] }).unplanted).toMatchObject([{ week: 12 }]);
});

test("an evaluator that is suspected in another week, or with another gate, is unplanted", () => {
  expect(judge({ 6: refused }, 20, { 6: ["evaluator"] }).unplanted).toHaveLength(2);
  const both = judge({}, 20, { 4: ["baselines", "evaluator"] });
  expect(both.unplanted).toHaveLength(2);
  expect(both.planted[1]).toMatchObject({ model: null, state: "missing" });
});

test("a fault that is published is missing", () => {
  const verdict = judge({ 4: [event("publication", null)] }, 20, { 4: [] });
  expect(verdict.planted[1]).toMatchObject({ model: null, state: "missing" });
});

test("other alarms that nobody planted are counted and decide nothing; time-outs rise as a rate falls", () => {
  const timeouts = event("alarm", "falls", { measure: "timeouts", ...up });
  const cost = event("alarm", "falls", { measure: "cost" });
  const verdict = judge({
    3: [...found[3], timeouts, cost],
    7: [event("watch", "steady", up), event("contamination", "falls", { signal: "age" })],
    8: found[8],
  });
  expect(verdict.unplanted).toEqual([]);
  expect(verdict.planted[0]?.events).toHaveLength(3);
  expect(verdict.falseAlarms.map(({ kind }) => kind)).toEqual(["alarm", "watch", "contamination"]);
});
