import { formatCount, formatCountOf } from "../../components/format/format-count";
import { toPlainText } from "../../components/format/to-plain-text";
import type { ManyAnswer } from "../../lib/data/get-many-comparison";

const longestName = 48;

/** What a comparison of several says, in one plain sentence: for descriptions of its page. */
export function describeManyComparison(answer: ManyAnswer): string {
  if (answer.kind === "refused") {
    return `These may not all be compared: the protocols of ${formatCountOf(answer.pairs.length, "pair")} differ.`;
  }
  const { models, pairs } = answer.comparison;
  const names = models.map(({ model }) => toPlainText(model.name, longestName)).join(", ");
  const tested = pairs.filter(({ verdict }) => verdict !== null);
  if (tested.length === 0) return `${names}: no paired verdict is possible here.`;
  const separated = tested.filter(({ verdict }) => verdict === "separated").length;
  return `${names}: ${formatCount(separated)} of ${formatCountOf(tested.length, "pair")} separated by paired tests, corrected over the pairs shown.`;
}
