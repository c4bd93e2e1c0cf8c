import type { MixFigure } from "../../../lib/contracts/mix-figures";
import { renderTable } from "../agreement/render-table";
import { shareError } from "../simulation/standard-error";

/** An interval errs by what bootstraps of such boards are known to: at most so much below 95%. */
const leastCoverage = 0.93;
const largestSize = 0.05;
const errorsAllowed = 3;

/** Every figure in percent, with its Monte-Carlo standard error. */
export function renderMixFigures(figures: readonly MixFigure[]): string {
  return renderTable(
    ["board", "mix", "worth", "coverage", "width", "alike", "crossed", "gap of 5", "by task"],
    figures.map((figure) => [
      figure.board,
      figure.mix,
      figure.effectiveTasks.toFixed(0),
      formatShare(figure.coverage),
      (100 * figure.width).toFixed(1),
      formatShare(figure.alike),
      formatShare(figure.crossed),
      formatShare(figure.found),
      formatShare(figure.byTask),
    ]),
  );
}

/** A line for every promise that a figure breaks by more than chance explains. */
export function listBroken(figures: readonly MixFigure[]): string[] {
  return figures.flatMap((figure) => {
    const { coverage, alike, crossed } = figure;
    const name = `${figure.board}, ${figure.mix}`;
    const lines: string[] = [];
    if (isBeyond(coverage, (share) => leastCoverage - share)) lines.push(`${name}: coverage`);
    if (isBeyond(alike, (share) => share - largestSize)) lines.push(`${name}: size, alike`);
    if (isBeyond(crossed, (share) => share - largestSize)) lines.push(`${name}: size, crossed`);
    return lines;
  });
}

function isBeyond(
  { count, of }: MixFigure["coverage"],
  excess: (share: number) => number,
): boolean {
  return excess(count / of) > errorsAllowed * shareError(count, of);
}

function formatShare({ count, of }: MixFigure["coverage"]): string {
  return `${((100 * count) / of).toFixed(1)} ± ${(100 * shareError(count, of)).toFixed(1)}`;
}
