import { describe, expect, test } from "vitest";
import type { RunCandidate } from "../../lib/contracts/run";
import { candidateHref, parseCandidateQuery } from "./candidate-query";
import { candidatesPerPage, countShownClasses, selectCandidates } from "./select-candidates";

function makeCandidate(index: number, change: Partial<RunCandidate> = {}): RunCandidate {
  return {
    taskId: `T/${index}`,
    candidateIndex: 0,
    verdict: "passed",
    failureClass: null,
    casesPassed: 3,
    cases: 3,
    cpuMs: index,
    wallMs: index,
    memoryPeakBytes: 1,
    promptTokens: null,
    completionTokens: null,
    traceId: index,
    traceSha256: "0",
    superseded: 0,
    baseId: `T/${index}`,
    category: null,
    tier: null,
    language: null,
    ...change,
  };
}

const everything = parseCandidateQuery({});

describe("selectCandidates", () => {
  test("a large run comes in pages and the last page ends it", () => {
    const run = Array.from({ length: 3280 }, (_, index) => makeCandidate(index));
    expect(selectCandidates(run, everything).candidates).toHaveLength(candidatesPerPage);
    const last = selectCandidates(run, { ...everything, page: 99 });
    expect(last.page).toBe(17);
    expect(last.candidates).toHaveLength(80);
  });

  test("a filter takes a verdict or a class of failure", () => {
    const run = [
      makeCandidate(0),
      makeCandidate(1, { verdict: "failed", failureClass: "syntax" }),
      makeCandidate(2, { verdict: "failed", failureClass: "wrong_answer" }),
    ];
    expect(selectCandidates(run, { ...everything, class: "failed" }).matching).toBe(2);
    expect(selectCandidates(run, { ...everything, class: "syntax" }).candidates[0]?.traceId).toBe(
      1,
    );
    expect(countShownClasses(run)).toEqual([
      { shown: "all", count: 3 },
      { shown: "passed", count: 1 },
      { shown: "failed", count: 2 },
      { shown: "syntax", count: 1 },
      { shown: "wrong_answer", count: 1 },
    ]);
  });

  test("missing times go last whichever way times are sorted", () => {
    const run = [makeCandidate(5), makeCandidate(1, { cpuMs: null }), makeCandidate(9)];
    const order = (dir: "asc" | "desc") =>
      selectCandidates(run, { ...everything, sort: "cpu", dir }).candidates.map((c) => c.traceId);
    expect(order("asc")).toEqual([5, 9, 1]);
    expect(order("desc")).toEqual([9, 5, 1]);
  });
});

describe("the address", () => {
  test("nonsense means the default", () => {
    expect(parseCandidateQuery({ page: "-3", class: "x", sort: ["a", "b"], dir: "up" })).toEqual(
      everything,
    );
  });

  test("defaults are left out and changes are kept", () => {
    expect(candidateHref("a b", everything, {})).toBe("/runs/a%20b#candidates");
    expect(candidateHref("r", everything, { page: 2, class: "failed" })).toBe(
      "/runs/r?page=2&class=failed#candidates",
    );
  });
});
