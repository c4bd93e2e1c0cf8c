import type { ReactNode } from "react";
import { assertNever } from "../../lib/core/assert-never";
import type { ComparedThing } from "../../lib/core/vocabulary";
import { formatCount } from "../format/format-count";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import { type BoardFinding, comparedNoun, wordUndecided } from "./board-finding";

interface BoardHeadlineProps {
  finding: BoardFinding;
  compared: ComparedThing;
}

/** The board's headline: what its paired verdicts say, in one sentence. */
export function BoardHeadline({ finding, compared }: BoardHeadlineProps) {
  return <h1>{sentence(finding, compared)}</h1>;
}

function sentence(finding: BoardFinding, compared: ComparedThing): ReactNode {
  switch (finding.kind) {
    case "empty":
      return `No ${compared} has been measured on this board yet.`;
    case "claims-only":
      return `Only claims are here: ${formatCount(finding.count)} ${comparedNoun(compared, finding.count)}, none measured.`;
    case "none-complete":
      return `No run on this board is ready to be ranked: ${formatCount(finding.waiting)} stand apart.`;
    case "single":
      return `One ${compared} is ranked; there is nothing to tell it apart from yet.`;
    case "baselines-only":
      return finding.count === 1
        ? `Only a synthetic baseline is here: no real ${compared} yet.`
        : `Only the ${formatCount(finding.count)} synthetic baselines are on this board: no real ${compared} yet.`;
    case "clear-lead":
      return (
        <>
          <ForeignText text={finding.leader.model.name} longest={longestInHeadline} /> leads: it is
          separated from{" "}
          {finding.others === 1
            ? `the only other ${compared}.`
            : finding.others === 2
              ? "both others."
              : `all ${formatCount(finding.others)} others.`}
        </>
      );
    case "undecided-lead":
      return `The leader can’t be told apart from ${wordUndecided(finding.undecided, finding.others, compared)}.`;
    case "no-lead":
      return `All ${formatCount(finding.leaders)} ${comparedNoun(compared, finding.leaders)} share one rate: none leads.`;
    default:
      return assertNever(finding);
  }
}
