import type { CoverageFigure, Measured } from "../../../lib/contracts/coverage-figures";

/**
 * Returns the Monte-Carlo standard error of a share. Half a hit and half a miss are added, so that a
 * share of 0 or of 1 isn't taken for certain.
 */
export function shareError(count: number, of: number): number {
  const share = (count + 0.5) / (of + 1);
  return Math.sqrt((share * (1 - share)) / of);
}

/** The figure that was measured. */
export function figureValue(measured: Measured): number {
  return measured.kind === "share" ? measured.count / measured.of : measured.mean;
}

/** The Monte-Carlo standard error of a measured figure. */
export function figureError(measured: Measured): number {
  return measured.kind === "share"
    ? shareError(measured.count, measured.of)
    : measured.standardError;
}

/** How many standard errors of both a figure lies above its reference. */
export function differenceInErrors({ measured, reference }: CoverageFigure): number {
  const error = Math.hypot(figureError(measured), reference.standardError);
  return (figureValue(measured) - reference.value) / error;
}
