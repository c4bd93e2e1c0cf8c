import { formatInterval } from "../../format/format-interval";
import { lowerFirst } from "../../format/lower-first";
import { ForeignText } from "../../ui/foreign-text";
import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";
import { readRelation } from "./pack-relations";
import { wordNext } from "./word-next";

interface MarkedKeyProps {
  marked: BoardTableRow;
  /** All ranked rows, those that a filter leaves out as well. */
  rows: readonly BoardTableRow[];
}

/** Says in words what marking shows, for readers who cannot hover a title. */
export function MarkedKey({ marked, rows }: MarkedKeyProps) {
  const others = rows.filter(({ slug }) => slug !== marked.slug);
  const relations = others.map(({ index }) => readRelation(marked.relations, index));
  const together = relations.filter(({ verdict }) => verdict !== "separated").length;
  const leaning = relations.filter(({ verdict }) => verdict === "leans").length;
  const overlapping = relations.filter(({ overlaps }) => overlaps).length;
  return (
    <p className={styles.marked}>
      <span className={styles.swatch} aria-hidden="true" />
      Marked: <ForeignText text={marked.name} />, {formatInterval(marked)}.{" "}
      {together === 0
        ? wordSeparated(others.length)
        : `Can’t be told apart from ${together} of ${others.length} (filled points)${leaning > 0 ? `, leans from ${leaning} of them` : ""}.`}{" "}
      {overlapping === 0
        ? "Its interval meets no other’s."
        : `Its interval overlaps ${overlapping}.`}
      {marked.next === null ? null : (
        <> Against the next in rank: {lowerFirst(wordNext(marked.next))}</>
      )}
    </p>
  );
}

function wordSeparated(others: number): string {
  if (others === 1) return "Separated from the other.";
  return others === 2 ? "Separated from both others." : `Separated from all ${others} others.`;
}
