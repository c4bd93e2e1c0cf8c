import type { ComparedModel, Comparison, PairedResult } from "../../../lib/contracts/comparison";

function sampleModel(slug: string, passed: number): ComparedModel {
  const passRate = passed / 500;
  const bounds = { low: passRate - 0.04, high: passRate + 0.04 };
  return {
    model: { slug, name: slug, provider: null, revision: null, synthetic: false },
    ...{ cycle: "r1", runId: `run-${slug}`, recordId: 1, isRanked: true },
    ...{ passed, tasks: 500, baseProblems: 500, candidates: 500, passedCandidates: passed },
    ...{ unscored: 0, passRate, bounds: null, evidence: "E", gradedHere: true },
    ...{ tokens: null, cost: null },
    interval: {
      ...bounds,
      ...{ method: "percentile bootstrap over base problems", level: 0.95, resamples: 1000 },
      ...{ seedLabel: "cgb/v1/bootstrap/r1/overall", flags: [] },
      displayed: { ...bounds, method: "percentile bootstrap" },
    },
  };
}

/** Two systems on 500 tasks: left solved 396, right 359; by default with the verdict "separated". */
export function sampleComparison(
  changes: Partial<Omit<Comparison, "paired">> & { paired?: Partial<PairedResult> | null } = {},
): Comparison {
  const { paired, ...others } = changes;
  return {
    suite: {
      ...{ id: "sample", title: "Sample", revision: "r1", tasks: 500, baseProblems: 500 },
      ...{ k: 1, compared: "system", exposed: true, measured: "elsewhere" },
    },
    ...{ cycle: "r1", k: 1, a: sampleModel("left", 396), b: sampleModel("right", 359) },
    protocol: { verdict: "fine", isPaired: true, fields: [] },
    paired: paired === null ? null : { ...samplePaired, ...paired },
    unpairedBecause: null,
    ...{ slices: [], onlyA: [], onlyB: [] },
    tasks: Array.from({ length: 500 }, (_, index) => ({
      taskId: `task/${index}`,
      outcome: "both" as const,
      ...{ a: { passed: 1, candidates: 1 }, b: { passed: 1, candidates: 1 } },
    })),
    ...others,
  };
}

const samplePaired: PairedResult = {
  difference: 0.074,
  interval: {
    ...{ low: 0.042, high: 0.108, method: "paired", level: 0.95, resamples: 1000 },
    seedLabel: "cgb/v1/bootstrap/r1/overall",
  },
  test: {
    ...{ method: "exact McNemar", onlyA: 55, onlyB: 18, both: 341, neither: 86 },
    ...{ p: 0.000017, pHolm: 0.0026, pairs: 276 },
  },
  planned: { discordance: 0.146, tasksPerBase: 1 },
  ...{ verdict: "separated", leader: "left", needed: null },
};
