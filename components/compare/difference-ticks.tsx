import { type AxisScale, positionOnAxis } from "../intervals/axis-scale";
import axis from "../intervals/axis-ticks.module.css";

/** Labels of an axis of differences, in points with their sign. Decoration, as the figures are text. */
export function DifferenceTicks({ scale }: { scale: AxisScale }) {
  return (
    <svg className={axis.axis} aria-hidden="true">
      {scale.ticks.map((tick) => {
        const x = `${positionOnAxis(scale, tick)}%`;
        return (
          <g key={tick}>
            <line x1={x} x2={x} y1="16" y2="22" />
            <text x={x} y="11" textAnchor="middle">
              {wordTick(Math.round(tick * 100))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function wordTick(points: number): string {
  return points > 0 ? `+${points}` : `${points}`.replace("-", "−");
}
