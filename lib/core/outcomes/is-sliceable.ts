import type { OutcomeMatrix } from "./outcome-matrix";

/**
 * Whether the same models are ranked in every slice as on the whole board: so it is when no record leaves
 * tasks out and everyone has k candidates for each task. Otherwise who is ranked has to be decided anew
 * for a slice, by the manifests, which a matrix doesn't hold. Tries that ended with the first success are
 * in a matrix for one k alone, so their counts are the server's to say as well.
 */
export function isSliceable({ models }: OutcomeMatrix, k: number): boolean {
  return models.every(
    ({ candidates, excluded, sequentialAttempts }) =>
      sequentialAttempts === null &&
      candidates.every((count) => count >= k) &&
      excluded.every((mark) => mark === 0),
  );
}
