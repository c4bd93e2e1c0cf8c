import { expect, test } from "vitest";
import { sha256Hex } from "../protocol/sha256-hex";
import type { DrawnTask } from "../suite/draw-by-cells";
import type { LifeEvent } from "../suite/pool-life";
import { taskCategories, tiers } from "../vocabulary";
import { planCycle } from "./plan-cycle";

const languages = ["python", "javascript", "java"] as const;
const numberOf = (task: DrawnTask) => Number(task.taskKey.slice(5));

/** 800 tasks over all cells but for most bugs of tier 2 in Java; the last hundred are in reserve. */
const tasks = Array.from(
  { length: 800 },
  (_, at): DrawnTask => ({
    taskKey: `task-${String(at).padStart(4, "0")}`,
    tier: tiers[at % 3] ?? 1,
    category: taskCategories[Math.floor(at / 3) % 7] ?? "refactoring",
    language: languages[Math.floor(at / 21) % 3] ?? "java",
  }),
).filter(
  (task) =>
    !(task.tier === 2 && task.category === "bug-fixing" && task.language === "java") ||
    numberOf(task) <= 200,
);
const reserve = tasks.filter((task) => numberOf(task) >= 700).map(({ taskKey }) => taskKey);
const events: LifeEvent[] = [{ cycle: "2026-W01", status: "reserve", tasks: reserve }];
const pool = { tasks, events };

// Computed apart from this code, in Python, from the text of methodology section 5.
test.each([
  [
    "2026-W48",
    "67ece6c13a41e7e004affe61aa211da68cdc4fa6fd2c18990503c01f00443b4b",
    "5f0b578f1812c8515a0a3297b16128f64a15ccf8ea3ef27a3f8bd866bed92cb0",
    "7bb2dee4b75e678b889fe640b09c78c4fa5ffc9f6a5329252fbc5c9a71d71a16",
    "00106dbb135c2c49d0ceb5c24aa2a499200cebf51c150ff4a8eb3a6a01996c71",
  ],
  [
    "2026-W53",
    "bbe96d57a826596b097cf183550b0e280b43cc280c9fd64bb1ecb030cd3c10af",
    "82099951a7c620325aea9c7f9f46b29b486ee71a51ee46fe7ba243309e0fd769",
    "934ff0f358375a58cd772a63ff39e3f95a771129d419108edc17e9244ac86168",
    "4941a41e4d71b21f43f4ef65b1b173d41f243b4fa02216b69ed9a4d05f0fad17",
  ],
  [
    "2027-W01",
    "55a0d4c4ce9c987aaddd6abc77ba0cfe1c078880f22c6e32e3fdd893a5cb3b3d",
    "b4f0fe3c19cd0756f4c8c580d575d8ea3a021d5c8351920c45c987a02279fc6f",
    "1cf595574032cd85b70a47e817baffdf4bb5047c27dbd2c6415c6d2e6d802cbd",
    "8ccef9a20e449a3c7d6fac8129c622a2ba96ac9ac188c6dfcc9484a5d5c697dc",
  ],
])("%s is drawn, filled and rotated as anybody can redo it", (week, ...expected) => {
  const plan = planCycle(pool, week);
  expect(plan.taskKeys).toHaveLength(400);
  expect([
    plan.digest,
    sha256Hex(JSON.stringify(plan.allocation)),
    sha256Hex(plan.rotation.retired.join("\n")),
    sha256Hex(plan.rotation.activated.join("\n")),
  ]).toEqual(expected);
  expect(sha256Hex(plan.taskKeys.join("\n"))).toBe(plan.digest);
});

test("a short cell is recorded: what was planned, and who took its tasks", () => {
  const { planned, actual } = planCycle(pool, "2026-W48").allocation;
  const changed = planned.flatMap(({ cell, tasks: count }, at) =>
    actual[at]?.tasks === count ? [] : [[cell, count, actual[at]?.tasks]],
  );
  expect(changed).toEqual([
    ["2/bug-fixing/python", 8, 10],
    ["2/bug-fixing/javascript", 7, 10],
    ["2/bug-fixing/java", 8, 3],
  ]);
});

test("how full the pool is stands in the plan, by tier and status", () => {
  const { pool: counts } = planCycle(pool, "2026-W48");
  const active = tasks.filter((task) => numberOf(task) < 700);
  for (const tier of [1, 2, 3] as const) {
    const of = (status: string) =>
      counts.find((count) => count.tier === tier && count.status === status)?.tasks ?? 0;
    expect(of("active")).toBe(active.filter((task) => task.tier === tier).length);
    expect(of("active") + of("reserve")).toBe(tasks.filter((task) => task.tier === tier).length);
  }
});

test("the order in which a pool is read changes nothing", () => {
  const reversed = { tasks: [...tasks].reverse(), events };
  expect(planCycle(reversed, "2026-W48")).toEqual(planCycle(pool, "2026-W48"));
});

test("a week's own rotation leaves its plan as it was and changes the next one", () => {
  const { rotation } = planCycle(pool, "2026-W48");
  const rotated = {
    tasks,
    events: [
      ...events,
      { cycle: "2026-W48", status: "retired" as const, tasks: rotation.retired },
      { cycle: "2026-W48", status: "active" as const, tasks: rotation.activated },
    ],
  };
  expect(planCycle(rotated, "2026-W48")).toEqual(planCycle(pool, "2026-W48"));
  const next = new Set(planCycle(rotated, "2026-W49").taskKeys);
  expect(rotation.retired.filter((key) => next.has(key))).toEqual([]);
  expect(rotation.activated.some((key) => next.has(key))).toBe(true);
});

test("a tier with too few active tasks is refused, and never filled from another", () => {
  const fewOfTier3 = tasks.filter((task) => task.tier !== 3 || numberOf(task) < 230);
  const left = fewOfTier3.filter(({ tier }) => tier === 3).length;
  expect(() => planCycle({ tasks: fewOfTier3, events: [] }, "2026-W48")).toThrow(
    `TIER_SHORT: 2026-W48: tier 3 has ${left} of 80 tasks;`,
  );
});

test("a text that is no ISO week is refused", () => {
  expect(() => planCycle(pool, "2027-W53")).toThrow(/2027-W53 is no ISO week/);
});
