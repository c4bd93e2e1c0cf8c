import { expect, test } from "vitest";
import { type WeekEvent, type WeekModel, whatChanged } from "./what-changed";

const model = (slug: string, passRate: number | null): WeekModel => ({
  slug,
  name: slug.toUpperCase(),
  passRate,
  isIncomplete: passRate === null,
});
const week = (cycle: string, models: WeekModel[]) => ({ cycle, models });
const moved = (kind: WeekEvent["kind"], slug: string, difference: number): WeekEvent => ({
  kind,
  model: { slug, name: slug.toUpperCase() },
  evidence: {
    measure: "passes",
    direction: difference > 0 ? "up" : "down",
    windowCycles: 1,
    tasks: 60,
    before: { trials: 60, hits: 50 },
    after: { trials: 60, hits: 40 },
    difference,
    pHolm: 0.001,
  },
});

const open = { isUnconfirmed: false };
/** Of a second look at 8 tasks. */
const second = (difference: number) => ({
  ...{ direction: "down", tasks: 8, onlyBefore: 2, onlyAgain: 0, difference, p: 0.25 },
  before: { trials: 8, hits: 6 },
  after: { trials: 8, hits: 4 },
});

test("the first week has nothing to be compared with", () => {
  expect(whatChanged(week("2026-W48", [model("a", 0.5)]), null, [])).toBeNull();
});

test("who came, who went and who is incomplete, by this week's and last week's models", () => {
  const before = week("2026-W47", [model("a", 0.9), model("b", 0.5), model("gone", 0.1)]);
  const now = week("2026-W48", [model("a", 0.8), model("b", null), model("new", 0.7)]);
  expect(whatChanged(now, before, [])).toEqual({
    previous: "2026-W47",
    moved: [],
    added: [{ slug: "new", name: "NEW" }],
    absent: [{ slug: "gone", name: "GONE" }],
    incomplete: [{ slug: "b", name: "B" }],
    rankedInBoth: 1,
    tau: null,
  });
});

test("rates that differ are no move: only the drift test tells one, the surest first", () => {
  const before = week("2026-W47", [model("a", 0.9), model("b", 0.5)]);
  const now = week("2026-W48", [model("a", 0.2), model("b", 0.5)]);
  expect(whatChanged(now, before, [])?.moved).toEqual([]);
  const events = [moved("watch", "b", 0.1), moved("alert", "a", -0.2), moved("alarm", "a", 0.3)];
  expect(whatChanged(now, before, events)?.moved).toEqual([
    { slug: "a", name: "A", level: "alert", ...open, direction: "down", difference: -0.2 },
    { slug: "b", name: "B", level: "watch", ...open, direction: "up", difference: 0.1 },
  ]);
});

test("a confirmed change stands for its alarm, and one that isn't confirmed says so beside it", () => {
  const before = week("2026-W47", [model("a", 0.9), model("b", 0.5)]);
  const now = week("2026-W48", [model("a", 0.2), model("b", 0.5)]);
  const events = [
    moved("alert", "a", -0.2),
    moved("watch", "b", 0.1),
    { ...moved("change_confirmed", "a", -0.2), evidence: second(-0.25) },
    { ...moved("change_unconfirmed", "b", 0.1), evidence: second(0) },
  ];
  expect(whatChanged(now, before, events)?.moved).toEqual([
    {
      slug: "a",
      name: "A",
      level: "change_confirmed",
      ...open,
      direction: "down",
      difference: -0.25,
    },
    {
      ...{ slug: "b", name: "B", level: "watch", isUnconfirmed: true },
      ...{ direction: "up", difference: 0.1 },
    },
  ]);
});

test("the order of models in both weeks is summarised by Kendall's τ-b", () => {
  const before = week("2026-W47", [model("a", 4), model("b", 3), model("c", 2), model("d", 1)]);
  const now = week("2026-W48", [model("a", 4), model("c", 3), model("b", 2), model("d", 1)]);
  // One of six pairs changed its order: (5 − 1) / 6.
  expect(whatChanged(now, before, [])).toMatchObject({ rankedInBoth: 4, tau: 4 / 6 });
});
