import { formatPoints } from "../../components/format/format-points";
import { toPlainText } from "../../components/format/to-plain-text";
import type { Comparison } from "../../lib/contracts/comparison";
import type { ComparisonAnswer } from "../../lib/data/get-comparison";

const longestName = 48;

/** What a comparison says, in one plain sentence: for descriptions and pictures of its page. */
export function describeComparison(answer: ComparisonAnswer): string {
  if (answer.kind !== "compared") {
    const fields = answer.refusal.fields.filter(({ verdict }) => verdict === "refuse").length;
    return `These two may not be compared: their protocols differ in ${fields} ${fields === 1 ? "field" : "fields"}.`;
  }
  const { a, b, paired } = answer.comparison;
  const [nameA, nameB] = [a, b].map(({ model }) => toPlainText(model.name, longestName));
  if (paired === null) return `${nameA} and ${nameB}: no paired verdict is possible here.`;
  const points = formatPoints(Math.abs(paired.difference));
  const [first, second] = paired.leader === b.model.slug ? [nameB, nameA] : [nameA, nameB];
  return `${first} ${wordVerdict(paired)} ${second}: ${points} points apart in ${a.tasks} tasks.`;
}

function wordVerdict({ verdict, leader }: NonNullable<Comparison["paired"]>): string {
  if (leader === null) return "has the same rate as";
  if (verdict === "separated") return "is separated from";
  return verdict === "leans" ? "only leans ahead of" : "is within noise of";
}
