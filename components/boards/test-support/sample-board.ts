import type { Board, SuiteSummary } from "../../../lib/contracts/board";

type Changes = Partial<Omit<Board, "suite">> & { suite?: Partial<SuiteSummary> };

/** A board of 10 tasks that was measured elsewhere, without rows. */
export function sampleBoard({ suite, ...changes }: Changes = {}): Board {
  return {
    suite: {
      ...{ id: "sample", title: "Sample", description: "", revision: "r1", tasks: 10 },
      ...{ baseProblems: 10, compared: "system", equality: null, exposed: false, k: 1 },
      ...{ licence: null, measured: "elsewhere", measure: null, cycles: ["r1"] },
      source: { name: "file", sha256: "0", importedAt: "2026-01-01T00:00:00.000Z" },
      ...{ rankedModels: 0, claimedModels: 0, languages: [], limits: null, packages: null },
      ...suite,
    },
    ...{ card: null, cycle: "r1", k: 1, scope: { category: null, tier: null, language: null } },
    ...{ availableK: [1], pairs: null, resolvableGap: null, rows: [], unranked: [] },
    ...changes,
  };
}
