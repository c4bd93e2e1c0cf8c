"use client";

import { CartesianGrid, ComposedChart, Label, Tooltip, XAxis, YAxis } from "recharts";
import { createAxisScale } from "../intervals/axis-scale";
import { BandLines } from "./band-lines";
import type { ChartUnit, LineBandData } from "./band-series";
import { type MergedCell, type MergedRow, mergeSeries } from "./merge-series";

interface LineBandChartProps extends LineBandData {
  width: number;
  height: number;
}

const mostNamed = 12;
const tick = { fill: "var(--faint)", fontSize: 11 };

/**
 * Lines with their intervals as bands. Decoration beside a sentence and a table of the same figures;
 * nothing moves, and nothing takes the keyboard's focus.
 */
export function LineBandChart({ width, height, ...data }: LineBandChartProps) {
  const rows = mergeSeries(data.series);
  return (
    <ComposedChart
      width={width}
      height={height}
      data={rows}
      margin={{ top: 20, right: 12, bottom: 18, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--hair)" />
      <Axes rows={rows} axes={data.axes} unit={data.unit} />
      <PlaceTooltip unit={data.unit} />
      <BandLines rows={rows} width={width} data={data} />
    </ComposedChart>
  );
}

interface AxesProps extends Pick<LineBandData, "axes" | "unit"> {
  rows: readonly MergedRow[];
}

function Axes({ rows, axes, unit }: AxesProps) {
  return (
    <>
      <XAxis
        dataKey="at"
        type={unit.x === "name" ? "category" : "number"}
        domain={["dataMin", "dataMax"]}
        {...listTicks(rows)}
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
    </>
  );
}

function PlaceTooltip({ unit }: Pick<LineBandData, "unit">) {
  return (
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
      labelFormatter={(at) =>
        typeof at === "number" || typeof at === "string" ? wordPlace(at, unit.x) : ""
      }
    />
  );
}

/** A few places on a numeric axis are named themselves: k of 1, 2, 4, 8 isn't read off between 5 and 9. */
function listTicks(rows: readonly MergedRow[]): { ticks?: number[] } {
  const places = rows.flatMap(({ at }) => (typeof at === "number" ? [at] : []));
  return places.length > 0 && places.length <= mostNamed ? { ticks: places } : {};
}

/** Rates get the axis of every other page: round ends, never so narrow that noise looks like distance. */
function scaleOf(rows: readonly MergedRow[], unit: ChartUnit) {
  const tickFormatter = (value: number) => wordNumber(value, unit);
  if (unit === "number") return { tickFormatter };
  const values = rows.flatMap(({ cells }) => cells.flatMap(listValues));
  const { min, max, ticks } = createAxisScale(values);
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

function wordValue(value: unknown, unit: ChartUnit): string {
  if (typeof value === "number") return wordNumber(value, unit);
  if (!Array.isArray(value)) return "–";
  return value.map((bound) => wordValue(bound, unit)).join(" – ");
}
