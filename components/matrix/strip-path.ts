import type { CellKind, MatrixColumn } from "./work-up-matrix";

/** A drawing of one row, one unit a model wide and one unit high. */
export interface StripPaths {
  /** Every candidate passed: the whole height. */
  passed: string;
  /** Some candidates passed: the lower half. */
  part: string;
  /** Not known: a line in the middle. */
  unknown: string;
}

/** The path of each kind of cell of a row; neighbours of one kind are one rectangle. */
export function drawStrip(columns: readonly MatrixColumn[], place: number): StripPaths {
  const paths: StripPaths = { passed: "", part: "", unknown: "" };
  for (let start = 0, end = 0; start < columns.length; start = end) {
    const kind = kindAt(columns, start, place);
    end = start + 1;
    while (end < columns.length && kindAt(columns, end, place) === kind) end += 1;
    if (kind !== "failed") paths[kind] += drawRun(kind, start, end - start);
  }
  return paths;
}

const shapes = {
  passed: { top: 0, height: 1 },
  part: { top: 0.5, height: 0.5 },
  unknown: { top: 0.42, height: 0.16 },
};

function drawRun(kind: keyof typeof shapes, x: number, width: number): string {
  const { top, height } = shapes[kind];
  return `M${x} ${top}h${width}v${height}h-${width}z`;
}

function kindAt(columns: readonly MatrixColumn[], column: number, place: number): CellKind {
  return columns[column]?.cells[place] ?? "unknown";
}
