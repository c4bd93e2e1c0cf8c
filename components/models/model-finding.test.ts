import { expect, test } from "vitest";
import type { ModelClaim, ModelStanding } from "../../lib/contracts/model";
import { findModelFinding } from "./model-finding";

const model = {
  ...{ slug: "m", name: "m", provider: null, revision: null, synthetic: false },
  ...{ releasedOn: null, cutoffOn: null, openWeights: null, sampling: null },
  ...{ prices: null, describedAt: null },
};

function stand(range: [number, number] | null, rankedRows = 5): ModelStanding {
  return {
    suite: { id: "s", title: "S", compared: "model" },
    cycle: "c",
    k: 1,
    recordId: 1,
    runId: "r",
    gradedHere: true,
    rank: range?.[0] ?? null,
    rankRange: range,
    // Wider than what the tests leave open: only these may matter.
    rankRangeByInterval: range && [1, rankedRows],
    reason: range === null ? "incomplete" : null,
    rankedRows,
    passed: 1,
    tasks: 2,
    candidates: 2,
    passedCandidates: 1,
    passRate: range === null ? null : 0.5,
    interval: null,
    overlaps: [],
    tiedByInterval: [],
    separatedFrom: [],
    leansFrom: [],
    slices: [],
    evidence: "A",
  };
}

const claim: ModelClaim = {
  suite: { id: "s", title: "S" },
  metric: "pass@1",
  rate: 0.9,
  passed: null,
  tasks: null,
  undisclosed: [],
  source: { name: "f", sha256: "0" },
};

const find = (standings: ModelStanding[], claims: ModelClaim[] = []) =>
  findModelFinding({ model, standings, claims });

test("without a record, a claim is said to be one and nothing is said to be nothing", () => {
  expect(find([])).toEqual({ kind: "unmeasured" });
  expect(find([], [claim, claim])).toEqual({ kind: "only-claims", claims: 2 });
});

test("a baseline is never said to rank, even where it is ranked alone", () => {
  const finding = findModelFinding({
    model: { ...model, synthetic: true },
    standings: [stand([1, 1])],
    claims: [],
  });
  expect(finding.kind).toBe("synthetic");
});

test("records without a rank are not a rank", () => {
  expect(find([stand(null), stand(null)])).toEqual({ kind: "unranked", boards: 2 });
});

test("one board gives its range, unless nobody else is on it", () => {
  expect(find([stand([2, 4]), stand(null)])).toMatchObject({ kind: "one-board", range: [2, 4] });
  expect(find([stand([1, 1], 1)]).kind).toBe("alone");
});

test("of several boards it is counted how many leave the rank open", () => {
  expect(find([stand([1, 1]), stand([1, 3]), stand([2, 5])])).toEqual({
    kind: "several-boards",
    boards: 3,
    open: 2,
  });
});
