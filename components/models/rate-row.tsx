import type { ReactNode } from "react";
import type { Interval } from "../../lib/contracts/interval";
import type { CountOf } from "../format/count-of";
import { formatInterval } from "../format/format-interval";
import { formatLevel } from "../format/format-level";
import { formatPercent } from "../format/format-percent";
import type { AxisScale } from "../intervals/axis-scale";
import { Whisker } from "../intervals/whisker";
import { CountMark } from "../tables/board/count-mark";
import styles from "./rate-table.module.css";

interface RateRowProps {
  scale: AxisScale;
  name: ReactNode;
  rate: { passRate: number | null; interval: Interval | null };
  /** Passed of all, as shown. */
  count: string;
  countOf: CountOf;
  note: ReactNode;
  /** A record that another one superseded: drawn faint. */
  isPast?: boolean;
}

/** One rate with count and interval, drawn and in words. */
export function RateRow({ scale, name, rate, isPast = false, ...props }: RateRowProps) {
  const { passRate, interval } = rate;
  return (
    <tr data-past={isPast || undefined}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.plot}>
        {passRate !== null && interval ? (
          <>
            <Whisker
              scale={scale}
              low={interval.displayed.low}
              high={interval.displayed.high}
              point={passRate}
              relation={isPast ? "faded" : null}
            />
            <span className="visually-hidden">
              {formatLevel(interval.level)} interval {formatPercent(interval.displayed.low)} to{" "}
              {formatPercent(interval.displayed.high)} percent
            </span>
          </>
        ) : null}
      </td>
      <td className={styles.rate}>
        <b>{passRate === null ? "–" : formatPercent(passRate)}</b>{" "}
        <span className={styles.fraction}>
          {props.count}
          <CountMark of={props.countOf} />
        </span>
      </td>
      <td className={styles.interval}>
        {interval ? formatInterval(interval.displayed) : "no interval"}
        {interval && interval.flags.length > 0 ? (
          <abbr title={`Drawn by ${interval.displayed.method}: the bootstrap would look too sure`}>
            *
          </abbr>
        ) : null}
      </td>
      <td className={styles.note}>{props.note}</td>
    </tr>
  );
}
