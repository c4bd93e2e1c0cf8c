import { type AxisScale, positionOnAxis } from "./axis-scale";
import styles from "./axis-ticks.module.css";

/** Labels of the shared axis in per cent. Decoration: rates and intervals are printed as text. */
export function AxisTicks({ scale }: { scale: AxisScale }) {
  return (
    <svg className={styles.axis} aria-hidden="true">
      {scale.ticks.map((tick) => {
        const x = `${positionOnAxis(scale, tick)}%`;
        return (
          <g key={tick}>
            <line x1={x} x2={x} y1="16" y2="22" />
            <text x={x} y="11" textAnchor="middle">
              {Math.round(tick * 100)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
