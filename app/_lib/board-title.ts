import { formatDigest } from "../../components/format/format-digest";
import { toPlainText } from "../../components/format/to-plain-text";
import type { Board } from "../../lib/contracts/board";

/** A tab shows less; a search result about as much. */
const longestInTitle = 120;

/** A board's title for tabs and search results; its cycle is named where the suite has weeks. */
export function boardTitle({ suite, cycle }: Pick<Board, "suite" | "cycle">): string {
  const when = cycle === suite.revision ? "" : `, ${formatDigest(cycle)}`;
  return `${toPlainText(suite.title, longestInTitle)}${toPlainText(when, longestInTitle)}`;
}
