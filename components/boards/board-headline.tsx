import type { ReactNode } from "react";
import { assertNever } from "../../lib/core/assert-never";
import type { ComparedThing } from "../../lib/core/vocabulary";
import { formatCount } from "../format/format-count";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import { type BoardFinding, comparedNoun, wordOverlapped } from "./board-finding";

interface BoardHeadlineProps {
  finding: BoardFinding;
  compared: ComparedThing;
}

/** The board's headline: what its intervals say, in one sentence. */
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
          <ForeignText text={finding.leader.model.name} longest={longestInHeadline} /> leads: its
          interval is clear of{" "}
          {finding.others === 1 ? "the other’s." : `all ${formatCount(finding.others)} others.`}
        </>
      );
    case "overlapping-lead":
      return `The leader’s interval overlaps ${wordOverlapped(finding.overlapped, finding.others, compared)}.`;
    case "shared-lead":
      return wordSharedLead(finding, compared);
    default:
      return assertNever(finding);
  }
}

function wordSharedLead(
  finding: Extract<BoardFinding, { kind: "shared-lead" }>,
  compared: ComparedThing,
): string {
  const who = `${formatCount(finding.leaders)} ${comparedNoun(compared, finding.leaders)} share the top rate`;
  if (finding.others === 0) return `${who}; there are no others.`;
  if (finding.overlapped === 0) {
    return finding.others === 1
      ? `${who}; their intervals are clear of the other’s.`
      : `${who}; their intervals are clear of all ${formatCount(finding.others)} others.`;
  }
  return `${who}; their intervals overlap ${wordOverlapped(finding.overlapped, finding.others, compared)}.`;
}
