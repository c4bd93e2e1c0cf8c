import type { SuiteDetail } from "../../lib/contracts/suite";
import { formatCountOf } from "../format/format-count";
import { formatDigest } from "../format/format-digest";

/** Something that changed what a suite's numbers rest on, or what is said of it. */
export interface SuiteChange {
  /** ISO time. */
  at: string;
  title: string;
  /** In the words of whoever decided it; null where nobody gave a reason. */
  reason: string | null;
}

/** Revisions, limits and cards of a suite, newest first. */
export function listSuiteChanges({
  revisions,
  limitsDecisions,
  cardDates,
}: Pick<SuiteDetail, "revisions" | "limitsDecisions" | "cardDates">): SuiteChange[] {
  const oldestFirst = revisions.toReversed();
  const changes = [
    ...oldestFirst.map(({ revision, tasks, source }, at) => ({
      at: source.importedAt,
      title: `${at === 0 ? "First revision" : "Revision"} ${formatDigest(revision)}: ${formatCountOf(tasks, "task")}`,
      reason: null,
    })),
    ...limitsDecisions.map(({ revision, reason, decidedAt }) => ({
      at: decidedAt,
      title: `Other limits for revision ${formatDigest(revision)}`,
      reason,
    })),
    ...cardDates.map((at, place) => ({
      at,
      title: place === 0 ? "Described for the first time" : "Described anew",
      reason: null,
    })),
  ];
  return changes.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
