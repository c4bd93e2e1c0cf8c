import type { ComparedModel } from "../../lib/contracts/comparison";
import { type CountOf, countOf } from "../format/count-of";
import { formatInterval } from "../format/format-interval";
import { formatPassed } from "../format/format-passed";
import { formatPercent } from "../format/format-percent";
import { createAxisScale } from "../intervals/axis-scale";
import { AxisTicks } from "../intervals/axis-ticks";
import { CountMark } from "../tables/board/count-mark";
import styles from "./pair-table.module.css";
import { PairWhisker } from "./pair-whisker";
import { type Side, sides } from "./side-badge";
import { SideName } from "./side-name";

interface IntervalTableProps {
  /** In the order of their sides. */
  models: readonly ComparedModel[];
  k: number;
}

/** All rates with their own intervals on one axis. Whether they overlap decides nothing. */
export function IntervalTable({ models, k }: IntervalTableProps) {
  const scale = createAxisScale(models.flatMap(listDrawn));
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Rates with their intervals</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              Passed
            </th>
            <th scope="col" className={styles.plot}>
              <span className="visually-hidden">Interval, drawn</span>
              <AxisTicks scale={scale} />
            </th>
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              %
            </th>
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              Interval
            </th>
          </tr>
        </thead>
        <tbody>
          {models.map((model, place) => (
            <IntervalRow
              key={model.model.slug}
              side={sides[place] ?? "a"}
              shown={model}
              scale={scale}
            />
          ))}
        </tbody>
      </table>
      <CountNote kinds={models.map(countOf)} k={k} />
    </>
  );
}

/** What a marked count counts. */
function CountNote({ kinds, k }: { kinds: readonly CountOf[]; k: number }) {
  const notes = [
    kinds.includes("candidates")
      ? `passed candidates of all; the rate is pass@${k} from these, averaged over tasks`
      : null,
    kinds.includes("trials")
      ? "passed trials of all; the rate averages tasks, so the two can differ"
      : null,
  ].filter((note) => note !== null);
  return notes.length === 0 ? null : <p className="quiet">† {notes.join("; or ")}.</p>;
}

interface IntervalRowProps {
  side: Side;
  shown: ComparedModel;
  scale: ReturnType<typeof createAxisScale>;
}

function IntervalRow({ side, shown, scale }: IntervalRowProps) {
  const { passRate, interval, bounds } = shown;
  const drawn = interval?.displayed ?? bounds;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <SideName side={side} name={shown.model.name} longest={80} />
      </th>
      <td className={styles.plot}>
        {drawn === null ? null : (
          <PairWhisker
            scale={scale}
            low={drawn.low}
            high={drawn.high}
            point={passRate}
            side={side}
          />
        )}
      </td>
      <td className={`${styles.number} ${styles.wide}`}>
        <b>{passRate === null ? "–" : formatPercent(passRate)}</b>{" "}
        <span className={styles.count}>
          {formatPassed(shown)}
          <CountMark of={countOf(shown)} />
        </span>
      </td>
      <td className={`${styles.number} ${styles.wide}`}>{wordInterval(shown)}</td>
    </tr>
  );
}

function wordInterval({ interval, bounds }: ComparedModel): string {
  if (interval !== null) return formatInterval(interval.displayed);
  return bounds === null ? "no interval" : `bounds ${formatInterval(bounds)}`;
}

function listDrawn({ passRate, interval, bounds }: ComparedModel): number[] {
  const drawn = interval?.displayed ?? bounds;
  return [
    ...(passRate === null ? [] : [passRate]),
    ...(drawn === null ? [] : [drawn.low, drawn.high]),
  ];
}
