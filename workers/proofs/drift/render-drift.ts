import { assertNever } from "../../../lib/core/assert-never";
import { renderTable } from "../agreement/render-table";
import { modelCount } from "./drift-design";
import { type DriftFigure, differenceInErrors, meanOf } from "./drift-figures";
import { alertWeeksBound, type StatedRow, statedChanges, statedYears } from "./drift-reference";
import type { YearResult } from "./simulate-year";

/** Figures are told apart from chance beyond this many standard errors of both. */
const errorLimit = 3;

export interface SimulatedRow {
  readonly row: StatedRow;
  readonly results: readonly YearResult[];
}

/** The methodology's table figure by figure, and how both were made. */
export function renderDrift(figures: readonly DriftFigure[], years: number): string {
  const rows = figures.map((figure) => [
    figure.design,
    figure.name,
    format(figure, figure.here.value),
    format(figure, figure.here.error),
    format(figure, figure.stated.value),
    format(figure, figure.stated.error),
    formatDifference(figure),
  ]);
  const head = ["design", "figure", "here", "± error", "methodology", "± error", "in errors"];
  return `Drift: ${years} simulated years of ${modelCount} models for each chance (flip) that two runs of a task
disagree. Task chances are beta distributed with mean 0.7. A year without change gives the false
alerts, each counted once. For each drop the same year is lived again, except that from week 26 on the
first model never passes a random share of the tasks any more. Shares are in percent.
The methodology's figures are taken as those of ${statedChanges} changes and ${statedYears} years, the smallest numbers that
its rounding allows; it states neither.

${renderTable(head, rows)}`;
}

/** Weeks with any false alert, which correction bounds whatever the dependence between weeks. */
export function renderAlertWeeks(rows: readonly SimulatedRow[]): string {
  const lines = rows.map(({ row, results }) => {
    const { value, error } = alertWeeks(results);
    return [
      row.flip.toFixed(2),
      value.toFixed(3),
      error.toFixed(3),
      `at most ${alertWeeksBound}`,
      isAboveBound(results) ? "above" : "held",
    ];
  });
  const head = ["flip", "weeks a year with a false alert", "± error", "promised", "verdict"];
  return renderTable(head, lines);
}

/** One line on the whole, and one a figure beyond error. */
export function renderVerdict(
  figures: readonly DriftFigure[],
  rows: readonly SimulatedRow[],
): string {
  const beyond = figures.filter(isBeyond);
  const held = rows.filter(({ results }) => !isAboveBound(results)).length;
  return [
    `${figures.length - beyond.length} of ${figures.length} figures within Monte-Carlo error (|difference| <= ${errorLimit} standard errors of both simulations); the bound on false alerts held in ${held} of ${rows.length} designs`,
    ...beyond.map(
      (figure) =>
        `beyond: ${figure.design}, ${figure.name}: ${format(figure, figure.here.value)}, methodology ${format(figure, figure.stated.value)} (${formatDifference(figure)})`,
    ),
  ].join("\n");
}

/** How many figures and bounds are not what the methodology states. */
export function countBeyond(
  figures: readonly DriftFigure[],
  rows: readonly SimulatedRow[],
): number {
  const broken = rows.filter(({ results }) => isAboveBound(results));
  return figures.filter(isBeyond).length + broken.length;
}

function isBeyond(figure: DriftFigure): boolean {
  return Math.abs(differenceInErrors(figure)) > errorLimit;
}

function alertWeeks(results: readonly YearResult[]) {
  return meanOf(results.map((year) => year.alertWeeks));
}

function isAboveBound(results: readonly YearResult[]): boolean {
  const { value, error } = alertWeeks(results);
  return value - errorLimit * error > alertWeeksBound;
}

function format({ unit }: DriftFigure, value: number): string {
  switch (unit) {
    case "share":
      return (100 * value).toFixed(1);
    case "count a year":
      return value.toFixed(3);
    case "weeks":
      return value.toFixed(1);
    default:
      return assertNever(unit);
  }
}

function formatDifference(figure: DriftFigure): string {
  const errors = differenceInErrors(figure);
  return `${errors < 0 ? "−" : "+"}${Math.abs(errors).toFixed(1)}`;
}
