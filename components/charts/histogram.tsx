"use client";

import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";

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

/** Bars of counts. Decoration beside the table of the same numbers. */
export function Histogram({ bars, counted, width }: HistogramProps) {
  return (
    <BarChart
      width={width}
      height={180}
      data={bars}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--hair)" />
      <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={{ stroke: "var(--axis)" }} />
      <YAxis width={40} allowDecimals={false} tick={tick} tickLine={false} axisLine={false} />
      <Tooltip
        cursor={{ fill: "var(--band)" }}
        isAnimationActive={false}
        contentStyle={{ background: "var(--paper)", border: "1px solid var(--axis)" }}
        itemStyle={{ color: "var(--ink)" }}
        labelStyle={{ color: "var(--soft)" }}
      />
      <Bar dataKey="count" name={counted} fill="var(--bar)" isAnimationActive={false} />
    </BarChart>
  );
}
