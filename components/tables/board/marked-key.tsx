import { formatInterval } from "../../format/format-interval";
import { ForeignText } from "../../ui/foreign-text";
import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";

/** Says in words what the band shows, for readers who cannot hover a title. */
export function MarkedKey({ marked, rows }: { marked: BoardTableRow; rows: BoardTableRow[] }) {
  const others = rows.length - 1;
  const overlapping = rows.filter((row) => marked.overlaps.includes(row.slug));
  return (
    <p className={styles.key}>
      <span className={styles.swatch} aria-hidden="true" />
      Marked: <ForeignText text={marked.name} />, {formatInterval(marked)}.{" "}
      {overlapping.length === 0 ? (
        `Clear of all ${others} others.`
      ) : (
        <>
          Overlaps {overlapping.length} of {others} (filled points).
        </>
      )}
    </p>
  );
}
