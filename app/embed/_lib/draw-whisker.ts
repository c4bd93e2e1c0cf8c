import { type AxisScale, positionOnAxis } from "../../../components/intervals/axis-scale";
import { type Markup, markup } from "./markup";

/** Point and interval on the shared axis. Decoration: the same numbers stand beside it as text. */
export function drawWhisker(
  scale: AxisScale,
  { passRate, low, high }: { passRate: number; low: number; high: number },
): Markup {
  const x = (value: number) => `${positionOnAxis(scale, value)}%`;
  return markup`<svg class="whisker" aria-hidden="true"><line x1="${x(low)}" x2="${x(high)}" y1="12" y2="12"/><line x1="${x(low)}" x2="${x(low)}" y1="8" y2="16"/><line x1="${x(high)}" x2="${x(high)}" y1="8" y2="16"/><circle cx="${x(passRate)}" cy="12" r="3.4"/></svg>`;
}
