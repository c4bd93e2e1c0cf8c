import { formatInterval } from "../../format/format-interval";
import { lowerFirst } from "../../format/lower-first";
import { ForeignText } from "../../ui/foreign-text";
import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";
import { wordNext } from "./word-next";

/** Says in words what marking shows, for readers who cannot hover a title. */
export function MarkedKey({ marked, rows }: { marked: BoardTableRow; rows: BoardTableRow[] }) {
  const others = rows.length - 1;
  const separated = new Set(marked.separatedFrom);
  const together = rows.filter(({ slug }) => slug !== marked.slug && !separated.has(slug)).length;
  const leaning = marked.leansFrom.length;
  const overlapping = rows.filter((row) => marked.overlaps.includes(row.slug)).length;
  return (
    <p className={styles.marked}>
      <span className={styles.swatch} aria-hidden="true" />
      Marked: <ForeignText text={marked.name} />, {formatInterval(marked)}.{" "}
      {together === 0
        ? wordSeparated(others)
        : `Can’t be told apart from ${together} of ${others} (filled points)${leaning > 0 ? `, leans from ${leaning} of them` : ""}.`}{" "}
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
