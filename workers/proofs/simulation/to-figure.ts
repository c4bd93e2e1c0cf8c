import type { CoverageFigure } from "../../../lib/contracts/coverage-figures";
import type { FigureTally } from "./figure-tally";
import type { ReferenceColumn, ReferenceTable } from "./reference-figures";
import { shareError } from "./standard-error";

interface Place {
  reference: ReferenceTable<unknown>;
  column: ReferenceColumn;
  /** The reference figure as it was stated: percent, percentage points or ranks. */
  stated: number;
  row: string;
}

/** Joins what was measured to the reference figure, both as fractions. */
export function toFigure(place: Place, tally: FigureTally): CoverageFigure {
  const { reference, column, stated, row } = place;
  const scale = column.quantity === "ranks" ? 1 : 1 / 100;
  const measured = tally.measured(column.name);
  const value = stated * scale;
  const rounding = (column.unit * scale) / Math.sqrt(12);
  // The spread of a mean is that of the quantity, which is ours to measure.
  const simulation =
    measured.kind === "share"
      ? shareError(value * reference.runs, reference.runs)
      : measured.standardError * Math.sqrt(measured.of / reference.runs);
  return {
    table: reference.table,
    row,
    column: column.name,
    quantity: column.quantity,
    nominal: column.nominal === null ? null : column.nominal / 100,
    measured,
    isFitted: column.isFitted ?? false,
    reference: { value, standardError: Math.hypot(simulation, rounding) },
  };
}
