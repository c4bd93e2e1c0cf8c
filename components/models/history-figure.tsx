import type { ReactNode } from "react";
import type { BandPoint, ChartMark } from "../charts/band-series";
import { ChartFigure } from "../charts/chart-figure";
import { LineBandPanel } from "../charts/line-band-panel";
import { formatDigest } from "../format/format-digest";
import { PageLink } from "../ui/page-link";
import type { HistoryPoint } from "./trace-history";
import { wordHistory } from "./word-history";

interface HistoryFigureProps {
  points: readonly HistoryPoint[];
  /** Every record with its figures: what stands for the chart. */
  table: ReactNode;
}

/** Rates over cycles with their intervals as a band, and signs where something happened. */
export function HistoryFigure({ points, table }: HistoryFigureProps) {
  return (
    <ChartFigure
      title="Rate and interval, cycle by cycle"
      summary={
        <>
          {wordHistory(points)} Each week has other tasks, so a step from one week to the next is no
          sign by itself; a sign of drift is told{" "}
          <PageLink href="/methodology#drift">on tasks met before</PageLink>.
        </>
      }
      chart={
        <>
          <LineBandPanel
            series={[{ name: "Pass rate", points: points.map(toBandPoint) }]}
            axes={{ x: "cycle", y: "pass %" }}
            unit={{ x: "name", y: "percent" }}
            marks={points.flatMap(toMarks)}
          />
          <MarkKey points={points} />
        </>
      }
      table={table}
    />
  );
}

function toBandPoint({ cycle, record }: HistoryPoint): BandPoint {
  return {
    at: formatDigest(cycle),
    value: record?.passRate ?? null,
    low: record?.interval?.displayed.low ?? null,
    high: record?.interval?.displayed.high ?? null,
  };
}

const signs = [
  { sign: "D", words: "told to have moved against its own past", holds: hasDrift },
  { sign: "B", words: "another build answered", holds: hasOtherBuild },
  { sign: "C", words: "a record was corrected", holds: hasCorrection },
] as const;

function toMarks(point: HistoryPoint): ChartMark[] {
  const sign = signs.flatMap(({ sign, holds }) => (holds(point) ? [sign] : [])).join(" ");
  return sign === "" ? [] : [{ at: formatDigest(point.cycle), sign }];
}

function MarkKey({ points }: Pick<HistoryFigureProps, "points">) {
  const used = signs.filter(({ holds }) => points.some(holds));
  if (used.length === 0) return null;
  return (
    <p className="quiet" aria-hidden="true">
      {used.map(({ sign, words }) => `${sign}: ${words}`).join(" · ")}
    </p>
  );
}

function hasDrift({ changes }: HistoryPoint): boolean {
  return changes.length > 0;
}

function hasOtherBuild({ build }: HistoryPoint): boolean {
  return build !== null;
}

function hasCorrection({ replaced }: HistoryPoint): boolean {
  return replaced.length > 0;
}
