import type { RecomputedFigure } from "../../../lib/core/outcomes/recompute-record";
import { classNames } from "../../ui/class-names";
import table from "../../ui/data-table.module.css";
import { ForeignText } from "../../ui/foreign-text";
import styles from "./recompute-button.module.css";
import { wordFigure } from "./word-figure";

/** Figure by figure: as published, and as computed here. What differs stands first. */
export function RecomputedTable({ figures }: { figures: readonly RecomputedFigure[] }) {
  const ordered = [...figures].sort((a, b) => Number(a.isSame) - Number(b.isSame));
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption>
        Published and recomputed, figure by figure; equal means the same to the last digit
      </caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Published</th>
          <th scope="col">Recomputed</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ field, published, recomputed, isSame }) => (
          <tr key={field}>
            <th scope="row">{wordFigure(field)}</th>
            <td className={styles.figure}>
              <ForeignText text={published} longest={120} />
            </td>
            <td className={styles.figure}>
              {isSame ? "equal" : <ForeignText text={`differs: ${recomputed}`} longest={140} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
