import { type AxisScale, positionOnAxis } from "../intervals/axis-scale";
import styles from "./pair-whisker.module.css";
import type { Side } from "./side-badge";

interface PairWhiskerProps {
  scale: AxisScale;
  low: number;
  high: number;
  /** Absent for bounds without an estimate, which are drawn dashed. */
  point: number | null;
  /** One of those compared; left out for a difference, which is drawn against zero. */
  side?: Side;
}

/** Point and interval of one of those compared, or of a difference. The caller prints the same as text. */
export function PairWhisker({ scale, low, high, point, side }: PairWhiskerProps) {
  const x = (value: number) => `${positionOnAxis(scale, value)}%`;
  return (
    <svg className={styles.whisker} data-side={side ?? "difference"} aria-hidden="true">
      {side === undefined ? (
        <line className={styles.zero} x1={x(0)} x2={x(0)} y1="0" y2="34" />
      ) : null}
      <g className={styles.interval} data-bounds={point === null || undefined}>
        <line x1={x(low)} x2={x(high)} y1="17" y2="17" />
        <line x1={x(low)} x2={x(low)} y1="12" y2="22" />
        <line x1={x(high)} x2={x(high)} y1="12" y2="22" />
      </g>
      {point === null ? null : <Point x={x(point)} isSquare={side === "c" || side === "d"} />}
    </svg>
  );
}

/** A and B are round, C and D square: hue alone would not tell four apart. */
function Point({ x, isSquare }: { x: string; isSquare: boolean }) {
  return isSquare ? (
    <rect
      className={styles.point}
      x={x}
      y="13.5"
      width="7"
      height="7"
      transform="translate(-3.5 0)"
    />
  ) : (
    <circle className={styles.point} cx={x} cy="17" r="4" />
  );
}
