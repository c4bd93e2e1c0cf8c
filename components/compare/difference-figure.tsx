import type { PairedResult } from "../../lib/contracts/comparison";
import { formatPointBounds, formatSignedPoints } from "../format/format-points";
import { createDifferenceScale } from "./difference-scale";
import { DifferenceTicks } from "./difference-ticks";
import styles from "./pair-table.module.css";
import { PairWhisker } from "./pair-whisker";

/** The paired difference with its interval, against zero. */
export function DifferenceFigure({ paired }: { paired: PairedResult }) {
  const { difference, interval } = paired;
  const scale = createDifferenceScale([difference, interval.low, interval.high]);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">The paired difference with its interval</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            A − B
          </th>
          <th scope="col" className={styles.plot}>
            <span className="visually-hidden">Interval, drawn against zero</span>
            <DifferenceTicks scale={scale} />
          </th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            points
          </th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            Interval
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={styles.name}>
            Paired difference
          </th>
          <td className={styles.plot}>
            <PairWhisker scale={scale} low={interval.low} high={interval.high} point={difference} />
          </td>
          <td className={`${styles.number} ${styles.wide}`}>
            <b>{formatSignedPoints(difference)}</b>
          </td>
          <td className={`${styles.number} ${styles.wide}`}>{formatPointBounds(interval)}</td>
        </tr>
      </tbody>
    </table>
  );
}
