import { formatPercent } from "../../format/format-percent";
import styles from "./board-table.module.css";

/** pass@k in per cent, or why there is none. */
export function PassAtKCell({ k, value }: { k: number; value: number | null }) {
  return (
    <td className={styles.passAtK} data-label={`pass@${k}`}>
      {value === null ? (
        <abbr title={`Undefined: a task has fewer than ${k} candidates`}>n&lt;{k}</abbr>
      ) : (
        formatPercent(value)
      )}
    </td>
  );
}
