import type { ComparedSlice } from "../../lib/contracts/comparison";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatPValue } from "../format/format-p-value";
import { formatPointBounds, formatSignedPoints } from "../format/format-points";
import type { AxisScale } from "../intervals/axis-scale";
import { ForeignText } from "../ui/foreign-text";
import { createDifferenceScale } from "./difference-scale";
import { DifferenceTicks } from "./difference-ticks";
import styles from "./pair-table.module.css";
import { PairWhisker } from "./pair-whisker";
import rows from "./slice-rows.module.css";
import { verdictWords } from "./verdict-words";

/** The slices of one dimension on one axis of differences, those that can be compared first. */
export function SliceRows({ title, slices }: { title: string; slices: readonly ComparedSlice[] }) {
  const ordered = [...slices].sort(
    (a, b) => Number(a.verdict === null) - Number(b.verdict === null) || b.tasks - a.tasks,
  );
  const scale = createDifferenceScale(
    slices.flatMap(({ difference, interval }) =>
      difference === null || interval === null ? [] : [difference, interval.low, interval.high],
    ),
  );
  return (
    <>
      <h3>{title}</h3>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}: tasks, solved by each, difference</caption>
        <thead>
          <tr>
            <th scope="col" className={rows.name}>
              Slice
            </th>
            <th scope="col" className={styles.number}>
              Tasks
            </th>
            <th scope="col" className={styles.number}>
              A
            </th>
            <th scope="col" className={styles.number}>
              B
            </th>
            <th scope="col" className={styles.plot}>
              <span className="visually-hidden">Difference, drawn against zero</span>
              <DifferenceTicks scale={scale} />
            </th>
            <th scope="col" className={styles.number}>
              points
            </th>
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              Interval
            </th>
            <th scope="col" className={styles.words}>
              Exploratory
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((slice) => (
            <SliceRow key={slice.value} slice={slice} scale={scale} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function SliceRow({ slice, scale }: { slice: ComparedSlice; scale: AxisScale }) {
  return (
    <tr>
      <th scope="row" className={rows.name}>
        {slice.dimension === "tier" ? "tier " : null}
        <ForeignText text={wordValue(slice)} longest={80} />
      </th>
      <td className={styles.number}>
        <span className={styles.label}>tasks </span>
        {formatCount(slice.tasks)}
      </td>
      <td className={styles.number}>
        <span className={styles.label}>A </span>
        {slice.passedA === null ? "–" : formatCount(slice.passedA)}
      </td>
      <td className={styles.number}>
        <span className={styles.label}>B </span>
        {slice.passedB === null ? "–" : formatCount(slice.passedB)}
      </td>
      <Figures slice={slice} scale={scale} />
    </tr>
  );
}

function Figures({ slice, scale }: { slice: ComparedSlice; scale: AxisScale }) {
  const { difference, interval, verdict, p, pAdjusted } = slice;
  if (difference === null || interval === null || verdict === null) {
    return (
      <td className={`${styles.plot} ${styles.few}`} colSpan={4}>
        {formatCountOf(slice.tasks, "task")}: too few to compare
      </td>
    );
  }
  return (
    <>
      <td className={styles.plot}>
        <PairWhisker scale={scale} low={interval.low} high={interval.high} point={difference} />
      </td>
      <td className={styles.number}>
        <b>{formatSignedPoints(difference)}</b>
      </td>
      <td className={`${styles.number} ${styles.wide}`}>{formatPointBounds(interval)}</td>
      <td
        className={styles.words}
        title={
          p === null || pAdjusted === null
            ? undefined
            : `p = ${formatPValue(p)}, corrected ${formatPValue(pAdjusted)}`
        }
      >
        {verdictWords[verdict]}
      </td>
    </>
  );
}

function wordValue({ dimension, value }: ComparedSlice): string {
  return dimension === "category" ? value.replaceAll("-", " ") : value;
}
