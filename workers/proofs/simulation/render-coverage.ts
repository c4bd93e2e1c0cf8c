import type { CoverageFigure } from "../../../lib/contracts/coverage-figures";
import { renderTable } from "../agreement/render-table";
import { differenceInErrors, figureError, figureValue } from "./standard-error";
import { tableTexts } from "./table-texts";

/** A figure and its reference are told apart from chance beyond this many standard errors of both. */
export const errorLimit = 3;

/**
 * Checks that differ from their reference by more than chance explains. A fitted figure is none: the
 * simulated data were chosen so that it comes out.
 */
export function listBeyondError(figures: readonly CoverageFigure[]): CoverageFigure[] {
  return listChecks(figures).filter(isBeyondError);
}

/** One line: how many checks lie within Monte-Carlo error. */
export function countWithinError(figures: readonly CoverageFigure[]): string {
  const checks = listChecks(figures);
  return `${countWithin(checks)} of ${checks.length} checks within Monte-Carlo error (|difference| <= ${errorLimit} combined standard errors)`;
}

/** One line: how many figures are fitted, and how many of them came out; empty where none is. */
export function countFitted(figures: readonly CoverageFigure[]): string {
  const fitted = figures.filter((figure) => figure.isFitted);
  if (fitted.length === 0) return "";
  return `${fitted.length} more figures are fitted, not checked, and count for nothing: the simulated data were chosen by them (${countWithin(fitted)} lie within the same error)`;
}

function listChecks(figures: readonly CoverageFigure[]): CoverageFigure[] {
  return figures.filter((figure) => !figure.isFitted);
}

function isBeyondError(figure: CoverageFigure): boolean {
  return Math.abs(differenceInErrors(figure)) > errorLimit;
}

function countWithin(figures: readonly CoverageFigure[]): number {
  return figures.filter((figure) => !isBeyondError(figure)).length;
}

/** One simulated table as Markdown: every figure beside what is promised and beside its reference. */
export function renderCoverageTable(figures: readonly CoverageFigure[]): string {
  return renderTable(
    [
      "design",
      "figure",
      "nominal",
      "here",
      "± error",
      "reference",
      "± error",
      "difference in errors",
    ],
    figures.map((figure) => [
      figure.row,
      figure.column,
      figure.nominal === null ? "" : formatFigure(figure, figure.nominal),
      formatFigure(figure, figureValue(figure.measured)),
      formatError(figure, figureError(figure.measured)),
      formatFigure(figure, figure.reference.value),
      formatError(figure, figure.reference.standardError),
      formatDifference(figure),
    ]),
  );
}

/** The whole of COVERAGE.md. Equal figures give equal text. */
export function renderCoverage(figures: readonly CoverageFigure[]): string {
  const tables = Map.groupBy(figures, (figure) => figure.table);
  const sections = [...tables].map(([table, own]) => {
    const runs = new Set(own.map(({ measured }) => measured.of.toLocaleString("en-US")));
    const { title, design } = tableTexts[table];
    return `## ${title}\n\n${design}\n\n${[...runs].join(" or ")} data sets a figure.\n\n${renderCoverageTable(own)}`;
  });
  return `${[renderIntroduction(figures), ...sections, renderBeyond(figures)].join("\n\n")}\n`;
}

function renderIntroduction(figures: readonly CoverageFigure[]): string {
  const checks = listChecks(figures).length;
  return `# Coverage of intervals and ranks

How often intervals and rank ranges hold the truth, measured on simulated data whose truth is known, with
the functions that make the published ones. ${countWithinError(figures)}.
${countFitted(figures)}.

This file is written by \`npm run simulate:coverage\`, which ends with 1 when a check lies beyond that. Draws
come from seeded streams, so a repeat writes the same. “Here” is what our code gives. “Reference” are
figures of the same designs, computed independently with other code. Both have a Monte-Carlo standard error,
because both rest on a limited number of simulated data sets; that of a reference contains its rounding.
References of table 1 rest on 10,000 data sets. For the others an error of half a point to a point was stated,
which is that of about 2,000; 1,000 are assumed for ranks. The last column is the difference over the
standard error of both. Coverages, shares and widths are in percent or percentage points. Coverage
below the nominal one means that an interval claims more than it knows.

Differences of about ±1 are to be expected, and among ${checks} independent checks about ${(checks * 0.0027).toFixed(1)} beyond ±${errorLimit}.`;
}

function renderBeyond(figures: readonly CoverageFigure[]): string {
  const beyond = listBeyondError(figures);
  if (beyond.length === 0) return "## Not reproduced\n\nNone.";
  return `## Not reproduced\n\n${renderCoverageTable(beyond)}`;
}

function formatFigure({ quantity }: CoverageFigure, value: number): string {
  return quantity === "ranks" ? value.toFixed(1) : (100 * value).toFixed(1);
}

function formatError({ quantity }: CoverageFigure, error: number): string {
  return quantity === "ranks" ? error.toFixed(2) : (100 * error).toFixed(2);
}

function formatDifference(figure: CoverageFigure): string {
  const errors = differenceInErrors(figure);
  const difference = `${errors < 0 ? "−" : "+"}${Math.abs(errors).toFixed(1)}`;
  return figure.isFitted ? `${difference} (fitted)` : difference;
}
