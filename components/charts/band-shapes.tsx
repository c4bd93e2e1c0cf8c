"use client";

import { usePlotArea, useXAxisScale, useYAxisScale, useYAxisTicks } from "recharts";
import { bandPath, type DrawnBounds } from "./band-path";
import type { LineBandData } from "./band-series";
import type { MergedRow } from "./merge-series";

interface BandShapesProps {
  rows: readonly MergedRow[];
  data: Pick<LineBandData, "series" | "marks" | "shape" | "axes">;
}

/** Pixels a point below which whiskers would run into each other. */
const roomOfWhisker = 12;
const text = { fill: "var(--faint)", fontSize: 11 } as const;

/**
 * Grid, bands, whiskers, marks and names of the axes. Drawn here by the scales of the chart: the
 * library's own parts for them weigh more than the rest of the page.
 */
export function BandShapes({ rows, data }: BandShapesProps) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  const area = usePlotArea();
  const ticks = useYAxisTicks() ?? [];
  if (!x || !y || !area) return null;
  const placeOf = (at: number | string) => x(at, { position: "middle" }) ?? 0;
  const runs = data.series.map((_, place) => listRuns(rows, place, placeOf, y));
  const isCrowded = area.width / rows.length < roomOfWhisker;
  const hasWhiskers = data.series.length === 1 && data.shape !== "step";
  const whiskered = (runs[0] ?? []).filter((run) => !isCrowded || run.length === 1).flat();
  const bottom = area.y + area.height;
  return (
    <g>
      {ticks.map(({ coordinate }) => (
        <path key={coordinate} d={`M${area.x} ${coordinate}h${area.width}`} stroke="var(--hair)" />
      ))}
      {runs.flat().map((run) => (
        <path
          key={`${run[0]?.x} ${run[0]?.low} ${run.length}`}
          d={bandPath(run, data.shape === "step")}
          fill="var(--bar)"
          fillOpacity={0.22}
        />
      ))}
      {(hasWhiskers ? whiskered : []).map(({ x: at, low, high }) => (
        <path key={at} d={`M${at} ${low}V${high}`} stroke="var(--bar)" />
      ))}
      {(data.marks ?? []).map(({ at, sign }) => (
        <g key={`${at} ${sign}`}>
          <path
            d={`M${placeOf(at)} ${area.y}V${bottom}`}
            stroke="var(--soft)"
            strokeDasharray="1 3"
          />
          <text x={placeOf(at)} y={area.y - 5} {...text} fill="var(--ink)" textAnchor="middle">
            {sign}
          </text>
        </g>
      ))}
      <text x={area.x + area.width / 2} y={bottom + 38} {...text} textAnchor="middle">
        {data.axes.x}
      </text>
      <text x={0} y={11} {...text}>
        {data.axes.y}
      </text>
    </g>
  );
}

/** The bounds of a line in runs of neighbours: a place without bounds ends a run. */
function listRuns(
  rows: readonly MergedRow[],
  place: number,
  x: (at: number | string) => number,
  y: (value: number) => number | undefined,
): DrawnBounds[][] {
  const runs: DrawnBounds[][] = [[]];
  for (const { at, cells } of rows) {
    const band = cells[place]?.band ?? null;
    if (band === null) runs.push([]);
    else runs.at(-1)?.push({ x: x(at), low: y(band[0]) ?? 0, high: y(band[1]) ?? 0 });
  }
  return runs.filter((run) => run.length > 0);
}
