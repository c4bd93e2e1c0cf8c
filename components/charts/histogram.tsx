"use client";

import {
  Line,
  LineChart,
  useXAxisScale,
  useYAxisScale,
  useYAxisTicks,
  XAxis,
  YAxis,
} from "recharts";

import { ChartReadout } from "./chart-readout";

export interface HistogramBar {
  label: string;
  count: number;
}

interface HistogramProps {
  bars: HistogramBar[];
  counted: string;
  width: number;
}

const tick = { fill: "var(--faint)", fontSize: 11 };
/** Pixels between two bars. */
const gap = 4;

/** Bars of counts. Decoration beside the table of the same numbers. */
export function Histogram({ bars, counted, width }: HistogramProps) {
  return (
    <LineChart
      width={width}
      height={180}
      data={bars}
      margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis
        dataKey="label"
        scale="band"
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: "var(--axis)" }}
      />
      <YAxis
        width={40}
        domain={[0, "auto"]}
        allowDecimals={false}
        tick={tick}
        tickLine={false}
        axisLine={false}
      />
      <BarShapes bars={bars} width={width} />
      <ChartReadout wordsAt={(place) => wordBar(place, bars, counted)} />
      <Line
        dataKey="count"
        name={counted}
        stroke="none"
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
    </LineChart>
  );
}

function wordBar(place: number | string, bars: HistogramBar[], counted: string): string {
  const bar = bars.find(({ label }) => label === place);
  return bar === undefined ? "" : `${bar.label}: ${bar.count} ${counted}`;
}

/** Grid and bars, drawn by the chart's scales, as the library's own would weigh more. */
function BarShapes({ bars, width }: Pick<HistogramProps, "bars" | "width">) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  const ticks = useYAxisTicks() ?? [];
  if (!x || !y) return null;
  const bottom = y(0) ?? 0;
  return (
    <g>
      {ticks.map(({ coordinate }) => (
        <path key={coordinate} d={`M40 ${coordinate}H${width}`} stroke="var(--hair)" />
      ))}
      {bars.map(({ label, count }) => {
        const [left, right] = [x(label, { position: "start" }), x(label, { position: "end" })];
        const top = y(count);
        return left === undefined || right === undefined || top === undefined ? null : (
          <rect
            key={label}
            x={left + gap / 2}
            y={top}
            width={Math.max(1, right - left - gap)}
            height={Math.max(0, bottom - top)}
            fill="var(--bar)"
          />
        );
      })}
    </g>
  );
}
