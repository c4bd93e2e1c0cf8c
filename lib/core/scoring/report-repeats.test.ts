import { describe, expect, test } from "vitest";
import type { FailureClass } from "../vocabulary";
import { type RepeatablePlace, type RepeatExecution, reportRepeats } from "./report-repeats";

function place(candidateId: number, changes: Partial<RepeatablePlace> = {}): RepeatablePlace {
  return {
    candidateId,
    taskKey: `t/${candidateId}`,
    baseId: `t/${candidateId}`,
    candidateIndex: 0,
    submissionSha256: "0".repeat(64),
    verdict: "passed",
    failureClass: null,
    execution: { cpuMs: 10, longestRunMs: 10, slowestStepMs: 5 },
    wallMs: 12,
    ...changes,
  };
}

const seeded = (entry: RepeatablePlace) => ({ place: entry, selectedBy: "seeded" as const });

function repeats(
  candidateId: number,
  classes: readonly (FailureClass | null)[],
  selectedBy: RepeatExecution["selectedBy"] = "seeded",
): RepeatExecution[] {
  return classes.map((failureClass, index) => ({
    candidateId,
    repetition: index + 2,
    selectedBy,
    verdict: failureClass === null ? "passed" : "failed",
    failureClass,
    cpuMs: 20 + index,
    wallMs: 30 + index,
  }));
}

describe("a repeated candidate", () => {
  test("is flaky when it passed once and failed once", () => {
    const { repeated } = reportRepeats(
      [place(1)],
      [seeded(place(1))],
      repeats(1, [null, "wrong_answer"]),
    );
    expect(repeated).toMatchObject([
      {
        difference: "verdict",
        executions: [
          { verdict: "passed", failureClass: null, cpuMs: 10, wallMs: 12 },
          { verdict: "passed", failureClass: null, cpuMs: 20, wallMs: 30 },
          { verdict: "failed", failureClass: "wrong_answer", cpuMs: 21, wallMs: 31 },
        ],
      },
    ]);
  });

  test("that failed each time, but not in the same way, is counted apart", () => {
    const failed = place(1, { verdict: "failed", failureClass: "cpu_timeout" });
    const report = reportRepeats(
      [failed],
      [seeded(failed)],
      repeats(1, ["cpu_timeout", "wrong_answer"]),
    );
    expect(report.repeated[0]?.difference).toBe("failure-class");
    expect(report.groups[0]).toMatchObject({ repeated: 1, flaky: 0, differentClass: 1 });
  });

  test("that came to the same three times is neither", () => {
    const report = reportRepeats([place(1)], [seeded(place(1))], repeats(1, [null, null]));
    expect(report.groups[0]).toMatchObject({ repeated: 1, flaky: 0, differentClass: 0 });
  });
});

describe("the denominator", () => {
  test("leaves out what has no code, no verdict, or fewer than three executions", () => {
    const noCode = place(1, {
      submissionSha256: null,
      verdict: "failed",
      failureClass: "format",
      execution: null,
    });
    const voided = place(2, { verdict: "voided", execution: null });
    const once = place(3);
    const done = place(4);
    const places = [noCode, voided, once, done];
    const executions = [...repeats(3, [null]), ...repeats(4, [null, null])];
    const report = reportRepeats(places, places.map(seeded), executions);
    expect(report.groups[0]).toMatchObject({
      selected: 4,
      repeated: 1,
      withoutSubmission: 1,
      notRepeated: 2,
    });
    expect(report.left.map(({ place: { candidateId }, reason }) => [candidateId, reason])).toEqual([
      [1, "no-submission"],
      [2, "no-verdict"],
      [3, "not-executed"],
    ]);
  });

  test("keeps the groups apart, and a candidate in the group that it was repeated for", () => {
    const places = [place(1), place(2)];
    const executions = [
      ...repeats(1, [null, null]),
      // Selected once near a limit; by today's verdict it would not be.
      ...repeats(2, ["cpu_timeout", null], "near-limit"),
    ];
    const report = reportRepeats(places, [seeded(place(1))], executions);
    expect(report.groups).toMatchObject([
      { selectedBy: "seeded", selected: 1, flaky: 0 },
      { selectedBy: "near-limit", selected: 1, flaky: 1 },
    ]);
  });
});

// Bounds from the formula in Python, with z = 1.959963984540054.
describe("the interval of a flake rate", () => {
  const report = (flaky: number, of: number, baseOf = (id: number) => `b${id}`) => {
    const places = Array.from({ length: of }, (_, id) => place(id, { baseId: baseOf(id) }));
    const executions = places.flatMap(({ candidateId }) =>
      repeats(candidateId, candidateId < flaky ? ["wrong_answer", null] : [null, null]),
    );
    return reportRepeats(places, places.map(seeded), executions).groups[0]?.interval;
  };

  test("of 1 in 20 and of 0 in 20 is Wilson's", () => {
    expect(report(1, 20)?.low).toBeCloseTo(0.008881448800795, 12);
    expect(report(1, 20)?.high).toBeCloseTo(0.236131193446742, 12);
    expect(report(0, 20)?.low).toBe(0);
    expect(report(0, 20)?.high).toBeCloseTo(0.161125158052819, 12);
  });

  test("of 0 in 6 candidates of two base problems counts two places", () => {
    expect(report(0, 6, (id) => `b${id % 2}`)?.high).toBeCloseTo(0.657619772493347, 12);
  });

  test("is none where nothing was repeated", () => {
    expect(report(0, 0)).toBeNull();
  });
});
