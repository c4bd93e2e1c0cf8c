"use client";

import { Area, ErrorBar, Line, ReferenceLine } from "recharts";
import { type LineBandData, lineLookAt } from "./band-series";
import type { MergedRow } from "./merge-series";

interface BandLinesProps {
  rows: readonly MergedRow[];
  /** Pixels of the whole chart. */
  width: number;
  data: Pick<LineBandData, "series" | "marks" | "shape">;
}

/** Pixels a point below which whiskers would run into each other. */
const roomOfWhisker = 12;
/** Points above which each is told by the line alone. */
const mostDots = 80;

/** The marks, the bands and over them the lines of a chart. */
export function BandLines({ rows, width, data }: BandLinesProps) {
  const { series, marks = [], shape = "line" } = data;
  const curve = shape === "step" ? "stepAfter" : "linear";
  const whiskered = new Set(width / rows.length < roomOfWhisker ? listLonely(rows) : rows);
  return (
    <>
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
            {...bandLook}
          />
        ) : null,
      )}
      {series.map(({ name }, place) => (
        <Line
          key={name}
          name={name}
          type={curve}
          dataKey={(row: MergedRow) => row.cells[place]?.value ?? null}
          {...lookOfLine(place, rows.length)}
        >
          {series.length === 1 && shape === "line" ? (
            <ErrorBar
              dataKey={(row: MergedRow) =>
                (whiskered.has(row) ? row.cells[place]?.reach : null) ?? [0, 0]
              }
              width={0}
              stroke="var(--bar)"
              strokeWidth={1}
              isAnimationActive={false}
            />
          ) : null}
        </Line>
      ))}
    </>
  );
}

const bandLook = {
  stroke: "none",
  fill: "var(--bar)",
  fillOpacity: 0.22,
  activeDot: false,
  isAnimationActive: false,
} as const;

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

/** Points without neighbours: they have no band, and a whisker shows their interval all the same. */
function listLonely(rows: readonly MergedRow[]): MergedRow[] {
  const isEmpty = (place: number) => (rows[place]?.cells[0]?.value ?? null) === null;
  return rows.filter((_, place) => isEmpty(place - 1) && isEmpty(place + 1));
}
