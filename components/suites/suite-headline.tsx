import type { ReactNode } from "react";
import type { SuiteSummary } from "../../lib/contracts/board";
import { assertNever } from "../../lib/core/assert-never";
import { formatCountOf } from "../format/format-count";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";

/** What a suite amounts to, in one sentence. */
export function SuiteHeadline({ suite }: { suite: SuiteSummary }) {
  return (
    <h1>
      <ForeignText text={suite.title} longest={longestInHeadline} /> {wordSuite(suite)}
    </h1>
  );
}

function wordSuite({
  measured,
  tasks,
  rankedModels,
  claimedModels,
  compared,
}: SuiteSummary): ReactNode {
  const ranked = formatCountOf(rankedModels, compared);
  switch (measured) {
    case "here":
      return rankedModels === 0
        ? `has ${formatCountOf(tasks, "task")}, and no ${compared} is ranked by them yet.`
        : `ranks ${ranked} by ${formatCountOf(tasks, "task")}.`;
    case "elsewhere":
      return `ranks ${ranked} by ${formatCountOf(tasks, "task")}, measured elsewhere.`;
    case "claims-only":
      return `has claims of ${formatCountOf(claimedModels, compared)}, and nothing measured.`;
    default:
      return assertNever(measured);
  }
}
