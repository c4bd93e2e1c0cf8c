import { type AxisScale, positionOnAxis } from "./axis-scale";
import styles from "./whisker.module.css";

interface WhiskerProps {
  scale: AxisScale;
  low: number;
  high: number;
  /** Absent for bounds without an estimate, which are drawn dashed. */
  point: number | null;
  /** The marked row's interval, drawn behind; rows stack without gaps, so it reads as one band. */
  band?: { low: number; high: number } | null;
  /** How the row relates to the marked one. The point is filled unless it is separated from it. */
  relation?: "marked" | "together" | "faded" | null;
}

/** Point and interval of one row. Decoration: the caller prints the same numbers as text. */
export function Whisker({ scale, low, high, point, band, relation }: WhiskerProps) {
  const x = (value: number) => `${positionOnAxis(scale, value)}%`;
  return (
    <svg className={styles.whisker} data-relation={relation ?? undefined} aria-hidden="true">
      {band ? <Band scale={scale} band={band} /> : null}
      <g className={point === null ? styles.bounds : styles.interval}>
        <line x1={x(low)} x2={x(high)} y1="17" y2="17" />
        <line x1={x(low)} x2={x(low)} y1="13" y2="21" />
        <line x1={x(high)} x2={x(high)} y1="13" y2="21" />
      </g>
      {point === null ? null : <circle className={styles.point} cx={x(point)} cy="17" r="3.6" />}
    </svg>
  );
}

function Band({ scale, band }: { scale: AxisScale; band: { low: number; high: number } }) {
  const left = positionOnAxis(scale, band.low);
  const right = positionOnAxis(scale, band.high);
  return (
    <g className={styles.band}>
      <rect className={styles.fill} x={`${left}%`} width={`${right - left}%`} />
      <rect className={styles.edge} x={`${left}%`} width="1" />
      <rect className={styles.edge} x={`${right}%`} width="1" />
    </g>
  );
}
