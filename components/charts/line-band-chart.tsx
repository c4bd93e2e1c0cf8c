"use client";

import { Line, LineChart, XAxis, YAxis } from "recharts";
import { createAxisScale } from "../intervals/axis-scale";
import { type ChartUnit, type LineBandData, lineLookAt } from "./band-series";
import { BandShapes } from "./band-shapes";
import { ChartReadout } from "./chart-readout";
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
    <LineChart
      width={width}
      height={height}
      data={rows}
      margin={{ top: 36, right: 12, bottom: 18, left: 0 }}
      accessibilityLayer={false}
    >
      <Axes rows={rows} unit={data.unit} />
      <BandShapes rows={rows} data={data} />
      <ChartReadout wordsAt={(place) => wordRow(place, rows, data)} />
      {data.series.map(({ name }, place) => (
        <Line
          key={name}
          name={name}
          type={data.shape === "step" ? "stepAfter" : "linear"}
          dataKey={(row: MergedRow) => row.cells[place]?.value ?? null}
          {...lookOfLine(place, rows.length)}
        />
      ))}
    </LineChart>
  );
}

/** Points above which each is told by the line alone. */
const mostDots = 80;

function lookOfLine(place: number, points: number) {
  const { stroke, dashes } = lineLookAt(place);
  return {
    stroke,
    strokeDasharray: dashes,
    strokeWidth: 1.5,
    dot: points > mostDots ? false : { r: 2.4, fill: "var(--paper)", strokeDasharray: "none" },
    activeDot: { r: 4, fill: stroke },
    isAnimationActive: false,
  };
}

interface AxesProps extends Pick<LineBandData, "unit"> {
  rows: readonly MergedRow[];
}

function Axes({ rows, unit }: AxesProps) {
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
      />
      <YAxis width={44} {...scaleOf(rows, unit.y)} tick={tick} tickLine={false} axisLine={false} />
    </>
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

/** Every line's value at a place, with its interval where it has one. */
function wordRow(
  place: number | string,
  rows: readonly MergedRow[],
  { series, unit }: Pick<LineBandData, "series" | "unit">,
): string {
  const row = rows.find(({ at }) => at === place);
  const words = series.flatMap(({ name }, at) => {
    const cell = row?.cells[at] ?? null;
    return cell === null ? [] : [`${name} ${wordCell(cell, unit.y)}`];
  });
  return `${wordPlace(place, unit.x)}: ${words.join(", ")}`;
}

function wordCell({ value, band }: MergedCell, unit: ChartUnit): string {
  const rate = value === null ? "–" : wordNumber(value, unit);
  if (band === null) return rate;
  return `${rate} (${wordNumber(band[0], unit)} – ${wordNumber(band[1], unit)})`;
}
