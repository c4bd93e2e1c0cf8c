import type { RunCandidate } from "../../lib/contracts/run";
import { failureClasses, verdictKinds } from "../../lib/core/vocabulary";
import type { CandidateQuery, ShownClass, SortKey } from "./candidate-query";

export const candidatesPerPage = 200;

export interface CandidatePage {
  candidates: RunCandidate[];
  /** Candidates that pass the filter, over all pages. */
  matching: number;
  page: number;
  pages: number;
}

/** Filters, sorts and pages a run's candidates; equal ones keep their order in the run. */
export function selectCandidates(
  candidates: readonly RunCandidate[],
  query: CandidateQuery,
): CandidatePage {
  const matching = candidates.filter((candidate) => isShown(candidate, query.class));
  const sorted = query.sort === "task" ? matching : [...matching].sort(comparatorOf(query));
  const ordered = query.sort === "task" && query.dir === "desc" ? sorted.toReversed() : sorted;
  const pages = Math.max(1, Math.ceil(ordered.length / candidatesPerPage));
  const page = Math.min(query.page, pages);
  const start = (page - 1) * candidatesPerPage;
  return {
    candidates: ordered.slice(start, start + candidatesPerPage),
    matching: matching.length,
    page,
    pages,
  };
}

/** How many candidates each filter would show, for the filters that would show any. */
export function countShownClasses(
  candidates: readonly RunCandidate[],
): { shown: ShownClass; count: number }[] {
  const order: ShownClass[] = ["all", ...verdictKinds, ...failureClasses];
  return order
    .map((shown) => ({
      shown,
      count: candidates.filter((candidate) => isShown(candidate, shown)).length,
    }))
    .filter(({ shown, count }) => shown === "all" || count > 0);
}

function isShown(candidate: RunCandidate, shown: ShownClass): boolean {
  return shown === "all" || candidate.verdict === shown || candidate.failureClass === shown;
}

function comparatorOf({ sort, dir }: CandidateQuery) {
  const sign = dir === "asc" ? 1 : -1;
  return (a: RunCandidate, b: RunCandidate): number => {
    const left = sortValue(a, sort);
    const right = sortValue(b, sort);
    // A missing measurement is neither small nor large: it goes last both ways.
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };
}

function sortValue(candidate: RunCandidate, sort: SortKey): number | null {
  switch (sort) {
    case "task":
      return 0;
    case "verdict":
      return verdictOrder(candidate);
    case "cases":
      return candidate.cases > 0 ? candidate.casesPassed / candidate.cases : null;
    case "cpu":
      return candidate.cpuMs;
    case "wall":
      return candidate.wallMs;
    case "memory":
      return candidate.memoryPeakBytes;
  }
}

function verdictOrder({ verdict, failureClass }: RunCandidate): number {
  const within = failureClass ? failureClasses.indexOf(failureClass) + 1 : 0;
  return verdictKinds.indexOf(verdict) * 100 + within;
}
