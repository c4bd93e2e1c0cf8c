import { describe, expect, test } from "vitest";
import { canonicalJson } from "../protocol/canonical-json";
import { sha256Hex } from "../protocol/sha256-hex";
import { scoreReported } from "../scoring/score-reported";
import { scoreRun } from "../scoring/score-run";
import type { BoardTasks } from "./list-planned-tasks";
import { packOutcomes } from "./pack-outcomes";
import { type CandidateLine, recomputeRecord } from "./recompute-record";

const place = { category: "bug-fixing", tier: 2, language: "python" } as const;
const lines: CandidateLine[] = Array.from({ length: 24 }, (_, index) => ({
  taskId: `task/${index % 12}`,
  baseId: `base/${index % 5}`,
  ...place,
  candidateIndex: Math.floor(index / 12),
  verdict: index % 3 === 0 ? "passed" : "failed",
  failureClass: index % 3 === 0 ? null : "wrong_answer",
}));

const facts = {
  version: 1,
  previousSha256: null,
  supersedesSha256: null,
  reason: null,
  runId: "r",
  suite: "s",
  revision: "v",
  cycle: "2026-W48",
  model: { slug: "m", provider: null, revision: null, synthetic: false },
  evaluatedAt: "2026-11-28T00:00:00.000Z",
  manifestSha256: "0",
  evidence: "A",
  excluded: [],
};

function toRecord(score: object) {
  const canonical = canonicalJson({ ...facts, ...score });
  return { canonical, sha256: sha256Hex(canonical) };
}

const scored = Array.from({ length: 12 }, (_, index) => ({
  taskKey: `task/${index}`,
  baseId: `base/${index % 5}`,
  ...place,
  candidates: lines.filter(({ taskId }) => taskId === `task/${index}`),
}));
const record = toRecord(scoreRun(scored, 2, "2026-W48"));

/** The tasks of the run's board; the run itself may have answered fewer. */
const board: BoardTasks = {
  ...{ suite: facts.suite, revision: facts.revision, tasksNamed: true },
  tasks: packOutcomes({
    tasks: [...scored]
      .sort((a, b) => (a.taskKey < b.taskKey ? -1 : 1))
      .map(({ taskKey, candidates: _, ...task }) => ({ ...task, taskId: taskKey })),
    models: [],
  }).tasks,
};
const here = { measured: "here", lines, board } as const;

const differing = (figures: ReturnType<typeof recomputeRecord>) =>
  figures.filter(({ isSame }) => !isSame).map(({ field }) => field);

test("a record's own outcomes give every figure of it, in whatever order they come", () => {
  const figures = recomputeRecord(record, { ...here, lines: lines.toReversed() });
  expect(differing(figures)).toEqual([]);
  const fields = figures.map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      ...["sha256", "verdictsSha256", "passRate", "passAtK.2", "interval.low", "interval.flags"],
      ...["interval.displayed.high", "slices.tier=2", "failureClasses.wrong_answer"],
    ]),
  );
  expect(figures.find(({ field }) => field === "passed")?.published).toBe("4");
});

test("another verdict, and another text of the record, are named with both figures", () => {
  const changed = lines.map((line, index) =>
    index === 1 ? { ...line, verdict: "passed" as const, failureClass: null } : line,
  );
  const figures = recomputeRecord(record, { ...here, lines: changed });
  expect(differing(figures)).toEqual(
    expect.arrayContaining(["passed", "passRate", "interval.high", "verdictsSha256"]),
  );
  expect(figures.find(({ field }) => field === "passedCandidates")).toMatchObject({
    published: "8",
    recomputed: "9",
  });
  const tampered = { ...record, canonical: record.canonical.replace('"s"', '"t"') };
  expect(differing(recomputeRecord(tampered, here))).toEqual(["sha256"]);
});

test("outcomes measured elsewhere are counted as trials, a task without one as unscored", () => {
  const outcomes = scored.map(({ candidates: _, ...task }, index) => ({
    ...task,
    outcome: index === 3 ? null : { successes: index % 4, trials: 3 },
  }));
  const reported = toRecord(scoreReported(outcomes, { k: 1, cycle: "2026-W48" }));
  const figures = recomputeRecord(reported, {
    measured: "elsewhere",
    lines: outcomes.map(({ taskKey, outcome, ...rest }) => ({
      ...rest,
      taskId: taskKey,
      ...(outcome ?? { successes: 0, trials: 0 }),
    })),
  });
  expect(differing(figures)).toEqual([]);
  expect(figures.find(({ field }) => field === "state")?.recomputed).toBe("incomplete");
});

describe("a run that left tasks unanswered", () => {
  // Both tasks of base problem 2, 2 and 7, and task 0, which another task of its base problem outlives.
  const left = ["task/0", "task/2", "task/7"];
  const cut = scored.map((task) =>
    left.includes(task.taskKey) ? { ...task, candidates: [] } : task,
  );
  const answered = lines.filter(({ taskId }) => !left.includes(taskId));
  const open = toRecord(scoreRun(cut, 2, "2026-W48"));

  test("is recomputed as incomplete, with the tasks of its board", () => {
    const figures = recomputeRecord(open, { ...here, lines: answered });
    expect(differing(figures)).toEqual([]);
    const recomputed = new Map(figures.map((figure) => [figure.field, figure.recomputed]));
    expect(Object.fromEntries(recomputed)).toMatchObject({
      ...{ state: "incomplete", tasks: "12", baseProblems: "5", unscored: "3" },
      // Two candidates to each of nine tasks, and one open for each of the others.
      ...{ candidates: "21", passRate: "not known", interval: "not known" },
    });
  });

  test("is recomputed with a task less where the record leaves out one of them", () => {
    const excluded = [{ taskId: "task/2", reason: "broken" }];
    const kept = cut.filter(({ taskKey }) => taskKey !== "task/2");
    const canonical = canonicalJson({ ...facts, ...scoreRun(kept, 2, "2026-W48"), excluded });
    const without = { canonical, sha256: sha256Hex(canonical) };
    expect(differing(recomputeRecord(without, { ...here, lines: answered }))).toEqual([]);
  });

  test("differs from a record that calls it complete", () => {
    const shortened = scored.filter(({ taskKey }) => !left.includes(taskKey));
    const figures = recomputeRecord(toRecord(scoreRun(shortened, 2, "2026-W48")), {
      ...here,
      lines: answered,
    });
    expect(differing(figures)).toEqual(expect.arrayContaining(["state", "tasks", "passRate"]));
  });

  test("with an answer dropped from its results differs in their hash", () => {
    const figures = recomputeRecord(open, { ...here, lines: answered.slice(1) });
    expect(differing(figures)).toEqual(expect.arrayContaining(["verdictsSha256"]));
  });

  test.each<[string, BoardTasks | null]>([
    ["there is no board", null],
    ["the board is of another revision", { ...board, revision: "w" }],
    ["the board's tasks are numbered", { ...board, tasksNamed: false }],
  ])("is not judged where %s: which tasks are open is not known", (_, other) => {
    const results = { ...here, lines: answered, board: other };
    expect(() => recomputeRecord(open, results)).toThrow(/of 9 of 12 tasks/);
    // A complete run needs none.
    expect(differing(recomputeRecord(record, { ...here, board: other }))).toEqual([]);
  });
});

test("tries that ended with the first success are scored as the record says", () => {
  const tries = scored.map((task, index) => ({
    ...task,
    candidates: Array.from({ length: 1 + (index % 3) }, (_, candidateIndex) => ({
      candidateIndex,
      verdict: candidateIndex === index % 3 ? ("passed" as const) : ("failed" as const),
      failureClass: candidateIndex === index % 3 ? null : ("wrong_answer" as const),
    })),
  }));
  const sequential = toRecord(scoreRun(tries, 2, "2026-W48", 3));
  const figures = recomputeRecord(sequential, {
    ...here,
    lines: tries.flatMap(({ taskKey, candidates, ...rest }) =>
      candidates.map((one) => ({ ...rest, ...one, taskId: taskKey })),
    ),
  });
  expect(differing(figures)).toEqual([]);
  // Solved within two of three tries: eight of twelve tasks.
  expect(figures.find(({ field }) => field === "passRate")?.recomputed).toBe(String(8 / 12));
});

test("a text that is no record is refused", () => {
  expect(() => recomputeRecord({ canonical: "{}", sha256: "0" }, here)).toThrow(/score record/);
});
