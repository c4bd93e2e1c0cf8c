import { DomainError } from "../../lib/core/errors";
import type { Resamples } from "../../lib/core/stats/draw-resamples";

/**
 * Resamples whose indices a case states, one row a replicate.
 * @throws DomainError bad-input when a row does not draw as many units as there are, from these.
 */
export function givenResamples(rows: readonly (readonly number[])[], bases: number): Resamples {
  for (const [row, indices] of rows.entries()) {
    const areUnits = indices.every((index) => index >= 0 && index < bases);
    if (areUnits && indices.length === bases) continue;
    throw new DomainError(
      "bad-input",
      `field indices.${row}: draws ${indices.length} of ${bases} units: give that many indices from 0 to ${bases - 1}`,
    );
  }
  return {
    seedLabel: "indices given",
    bases,
    count: rows.length,
    indices: Uint32Array.from(rows.flat()),
  };
}
