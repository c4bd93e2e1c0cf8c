import type { Interval } from "../../lib/contracts/interval";
import { formatInterval } from "../format/format-interval";
import { formatLevel } from "../format/format-level";
import { createAxisScale } from "./axis-scale";
import { AxisTicks } from "./axis-ticks";
import styles from "./interval-figure.module.css";
import { Whisker } from "./whisker";

interface IntervalFigureProps {
  passRate: number;
  interval: Interval;
}

const wholeAxis = createAxisScale([0, 1]);

/** One rate with its interval on the whole axis from 0 to 100. */
export function IntervalFigure({ passRate, interval }: IntervalFigureProps) {
  const { low, high } = interval.displayed;
  return (
    <figure className={styles.figure}>
      <AxisTicks scale={wholeAxis} />
      <div className={styles.line}>
        <Whisker scale={wholeAxis} low={low} high={high} point={passRate} />
      </div>
      <figcaption className="visually-hidden">
        {formatLevel(interval.level)} interval {formatInterval(interval.displayed)} per cent
      </figcaption>
    </figure>
  );
}
