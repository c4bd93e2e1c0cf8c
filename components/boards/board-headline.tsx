import type { ComparedThing } from "../../lib/core/vocabulary";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import type { BoardFinding } from "./board-finding";
import { wordFinding, wordLead } from "./word-finding";

interface BoardHeadlineProps {
  finding: BoardFinding;
  compared: ComparedThing;
}

/** The board's headline: what its paired verdicts say, in one sentence. */
export function BoardHeadline({ finding, compared }: BoardHeadlineProps) {
  if (finding.kind !== "clear-lead") return <h1>{wordFinding(finding, compared)}</h1>;
  return (
    <h1>
      <ForeignText text={finding.leader.model.name} longest={longestInHeadline} />{" "}
      {wordLead(finding.others, compared)}
    </h1>
  );
}
