import { assertNever } from "../../lib/core/assert-never";
import type { ComparedThing } from "../../lib/core/vocabulary";
import { formatCount, formatCountOf } from "../format/format-count";
import { toPlainText } from "../format/to-plain-text";
import { type BoardFinding, comparedNoun, wordUndecided } from "./board-finding";

const longestName = 64;

/** What a board finds as one plain sentence, for titles, descriptions and pictures of the page. */
export function wordFinding(finding: BoardFinding, compared: ComparedThing): string {
  switch (finding.kind) {
    case "empty":
      return `No ${compared} has been measured on this board yet.`;
    case "claims-only":
      return `Only claims are here: ${formatCount(finding.count)} ${comparedNoun(compared, finding.count)}, none measured.`;
    case "none-complete":
      return `No run on this board is ready to be ranked: ${formatCount(finding.waiting)} stand apart.`;
    case "counted-only":
      return `${formatCountOf(finding.tasks, "task")} ${finding.tasks === 1 ? "is" : "are"} too few to rank by: counts alone.`;
    case "single":
      return `One ${compared} is ranked; there is nothing to tell it apart from yet.`;
    case "baselines-only":
      return finding.count === 1
        ? `Only a synthetic baseline is here: no real ${compared} yet.`
        : `Only the ${formatCount(finding.count)} synthetic baselines are on this board: no real ${compared} yet.`;
    case "clear-lead":
      return `${nameOf(finding.leader)} ${wordLead(finding.others, compared)}`;
    case "undecided-lead":
      return `The leader can’t be told apart from ${wordUndecided(finding.undecided, finding.others, compared)}.`;
    case "no-lead":
      return `All ${formatCount(finding.leaders)} ${comparedNoun(compared, finding.leaders)} share one rate: none leads.`;
    default:
      return assertNever(finding);
  }
}

function nameOf({ model }: { model: { name: string } }): string {
  return toPlainText(model.name, longestName);
}

/** What follows the name of a leader that is separated from so many others. */
export function wordLead(others: number, compared: ComparedThing): string {
  const all =
    others === 1
      ? `the only other ${compared}`
      : others === 2
        ? "both others"
        : `all ${formatCount(others)} others`;
  return `leads: it is separated from ${all}.`;
}
