import type { UnrankedRow } from "../../../lib/contracts/board";
import { countOf } from "../../format/count-of";
import { formatCountOf } from "../../format/format-count";
import { formatInterval } from "../../format/format-interval";
import { formatPassed } from "../../format/format-passed";
import { formatPercent } from "../../format/format-percent";
import type { AxisScale } from "../../intervals/axis-scale";
import { AxisTicks } from "../../intervals/axis-ticks";
import { Whisker } from "../../intervals/whisker";
import { classNames } from "../../ui/class-names";
import styles from "./board-table.module.css";
import { CountMark } from "./count-mark";
import { ModelCell } from "./model-cell";
import { PassAtKCell } from "./pass-at-k-cell";
import { PhoneCount } from "./phone-count";
import { findShownBounds, type ShownBounds } from "./shown-bounds";

interface UnrankedTableProps {
  /** Why these rows are not ranked: what they have in common. */
  caption: string;
  rows: readonly UnrankedRow[];
  scale: AxisScale;
  noun: string;
  furtherK: readonly number[];
}

/** Rows that stand apart for the same reason, on an axis of the same scale as the ranked ones. */
export function UnrankedTable({ caption, rows, scale, noun, furtherK }: UnrankedTableProps) {
  return (
    <table
      className={classNames(styles.table, styles.unranked, furtherK.length > 0 && styles.dense)}
    >
      <caption className={styles.common}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            Rank
          </th>
          <th scope="col" className={styles.model}>
            {noun}
          </th>
          <th scope="col" className={styles.plot}>
            <span className="visually-hidden">Interval, drawn</span>
            <AxisTicks scale={scale} />
          </th>
          <th scope="col" className={styles.rate}>
            Pass %
          </th>
          <th scope="col" className={styles.interval}>
            Interval
          </th>
          <th scope="col" className={styles.overlap}>
            Shown as
          </th>
          {furtherK.map((k) => (
            <th key={k} scope="col" className={styles.passAtK}>{`pass@${k}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.runId} row={row} scale={scale} furtherK={furtherK} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: UnrankedRow;
  scale: AxisScale;
  furtherK: readonly number[];
}

function Row({ row, scale, furtherK }: RowProps) {
  const shown = findShownBounds(row);
  return (
    <tr>
      <td className={styles.rank}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not ranked</span>
      </td>
      <ModelCell
        name={row.model.name}
        runId={row.runId}
        reason={row.reason === "incomplete" ? wordMissing(row) : null}
        synthetic={row.model.synthetic}
      />
      <PlotCell shown={shown} scale={scale} passRate={row.passRate} />
      <td className={styles.rate}>
        <b>{row.passRate === null ? "–" : formatPercent(row.passRate)}</b>{" "}
        <span className={styles.fraction}>
          {formatPassed(row)}
          <CountMark of={countOf(row)} />
        </span>
      </td>
      <td className={styles.interval}>
        <PhoneCount count={formatPassed(row)} of={countOf(row)} />
        {shown.kind === "nothing" ? "–" : formatInterval(shown)}
      </td>
      <td className={styles.overlap}>{shown.kind === "nothing" ? "no rate" : shown.kind}</td>
      {furtherK.map((k) => (
        <PassAtKCell key={k} k={k} value={row.passAtK[String(k)] ?? null} />
      ))}
    </tr>
  );
}

interface PlotCellProps {
  shown: ShownBounds;
  scale: AxisScale;
  passRate: number | null;
}

function PlotCell({ shown, scale, passRate }: PlotCellProps) {
  if (shown.kind === "nothing") return <td className={styles.plot} />;
  const point = shown.kind === "bounds" ? null : passRate;
  const words = `${shown.kind} ${formatPercent(shown.low)} to ${formatPercent(shown.high)} percent`;
  return (
    <td className={styles.plot}>
      <Whisker scale={scale} low={shown.low} high={shown.high} point={point} />
      <span className="visually-hidden">{words}</span>
    </td>
  );
}

/** Without an execution contract nothing was graded here: then outcomes are what is missing. */
function wordMissing({ unscored, undisclosed }: UnrankedRow): string {
  const isReported = undisclosed.includes("execution");
  const lack = isReported ? "an outcome" : "a verdict";
  if (unscored === 0) return `nothing missing here, but the whole run lacks ${lack}`;
  return `${formatCountOf(unscored, isReported ? "task" : "candidate")} without ${lack}`;
}
