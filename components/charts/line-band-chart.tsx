"use client";

import {
  Area,
  CartesianGrid,
  ComposedChart,
  ErrorBar,
  Label,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { createAxisScale } from "../intervals/axis-scale";
import { type ChartUnit, type LineBandData, lineLookAt } from "./band-series";
import { type MergedCell, type MergedRow, mergeSeries } from "./merge-series";

interface LineBandChartProps extends LineBandData {
  width: number;
  height: number;
}

const tick = { fill: "var(--faint)", fontSize: 11 };

/**
 * Lines with their intervals as bands. Decoration beside a sentence and a table of the same figures;
 * nothing moves, and nothing takes the keyboard's focus.
 */
export function LineBandChart({ width, height, ...data }: LineBandChartProps) {
  const { series, axes, unit, marks = [], shape = "line" } = data;
  const rows = mergeSeries(series);
  const curve = shape === "step" ? "stepAfter" : "linear";
  return (
    <ComposedChart
      width={width}
      height={height}
      data={rows}
      margin={{ top: 20, right: 12, bottom: 18, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--hair)" />
      <XAxis
        dataKey="at"
        type={unit.x === "name" ? "category" : "number"}
        domain={["dataMin", "dataMax"]}
        tick={tick}
        tickLine={false}
        tickFormatter={(value: number | string) => wordPlace(value, unit.x)}
        axisLine={{ stroke: "var(--axis)" }}
        minTickGap={28}
      >
        <Label value={axes.x} position="insideBottom" offset={-12} {...tick} />
      </XAxis>
      <YAxis width={44} {...scaleOf(rows, unit.y)} tick={tick} tickLine={false} axisLine={false}>
        <Label value={axes.y} position="top" offset={8} {...tick} textAnchor="start" />
      </YAxis>
      <Tooltip
        cursor={{ stroke: "var(--axis)" }}
        isAnimationActive={false}
        contentStyle={{
          background: "var(--paper)",
          border: "1px solid var(--axis)",
          fontSize: 12.5,
        }}
        itemStyle={{ color: "var(--ink)" }}
        labelStyle={{ color: "var(--soft)" }}
        formatter={(value) => wordValue(value, unit.y)}
        labelFormatter={(at) => wordLabel(at, unit.x)}
      />
      {marks.map(({ at, sign }) => (
        <ReferenceLine
          key={`${at} ${sign}`}
          x={at}
          stroke="var(--soft)"
          strokeDasharray="1 3"
          label={{ value: sign, position: "top", fill: "var(--ink)", fontSize: 11 }}
        />
      ))}
      {series.map(({ name, points }, place) =>
        points.some(({ low }) => typeof low === "number") ? (
          <Area
            key={`band ${name}`}
            name={`${name}, interval`}
            type={curve}
            dataKey={(row: MergedRow) => row.cells[place]?.band ?? null}
            stroke="none"
            fill="var(--bar)"
            fillOpacity={0.22}
            activeDot={false}
            isAnimationActive={false}
          />
        ) : null,
      )}
      {series.map(({ name }, place) => (
        <Line
          key={name}
          name={name}
          type={curve}
          dataKey={(row: MergedRow) => row.cells[place]?.value ?? null}
          stroke={lineLookAt(place).stroke}
          strokeDasharray={lineLookAt(place).dashes}
          strokeWidth={1.5}
          dot={rows.length > 80 ? false : { r: 2.4, strokeDasharray: "none" }}
          activeDot={{ r: 4 }}
          isAnimationActive={false}
        >
          {series.length === 1 && shape === "line" ? (
            // A point without neighbours has no band: its whisker shows its interval all the same.
            <ErrorBar
              dataKey={(row: MergedRow) => row.cells[place]?.reach ?? [0, 0]}
              width={0}
              stroke="var(--bar)"
              strokeWidth={1}
              isAnimationActive={false}
            />
          ) : null}
        </Line>
      ))}
    </ComposedChart>
  );
}

/** Rates get the axis of every other page: round ends, never so narrow that noise looks like distance. */
function scaleOf(rows: readonly MergedRow[], unit: ChartUnit) {
  const tickFormatter = (value: number) => wordNumber(value, unit);
  if (unit === "number") return { tickFormatter };
  const { min, max, ticks } = createAxisScale(
    rows.flatMap(({ cells }) => cells.flatMap(listValues)),
  );
  return { domain: [min, max], ticks, tickFormatter };
}

function listValues(cell: MergedCell | null): number[] {
  if (cell === null) return [];
  return [...(cell.value === null ? [] : [cell.value]), ...(cell.band ?? [])];
}

function wordNumber(value: number, unit: ChartUnit): string {
  return unit === "percent"
    ? String(Number((value * 100).toFixed(1)))
    : String(Number(value.toPrecision(3)));
}

function wordPlace(value: number | string, unit: ChartUnit | "name"): string {
  return typeof value === "string" || unit === "name" ? String(value) : wordNumber(value, unit);
}

function wordLabel(at: unknown, unit: ChartUnit | "name"): string {
  return typeof at === "number" || typeof at === "string" ? wordPlace(at, unit) : "";
}

function wordValue(value: unknown, unit: ChartUnit): string {
  if (typeof value === "number") return wordNumber(value, unit);
  if (!Array.isArray(value)) return "–";
  return value.map((bound) => wordValue(bound, unit)).join(" – ");
}
