import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";
import type { OptionalColumn } from "./optional-columns";

/** What a row has in a column that was added; a dash where that isn't known. */
export function OptionalCell({ row, column }: { row: BoardTableRow; column: OptionalColumn }) {
  const text = column.text(row);
  return (
    <td className={styles.extra} data-label={column.label}>
      {text ?? (
        <>
          <span aria-hidden="true" title="not known">
            –
          </span>
          <span className="visually-hidden">not known</span>
        </>
      )}
    </td>
  );
}
