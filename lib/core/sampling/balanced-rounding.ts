import { requireWeights } from "./largest-remainder";

/**
 * Returns a table of integers, one row for each row total, its columns shared by integer weights so
 * that the columns stay balanced from row to row: what a column was owed by earlier rows is carried,
 * and the units left over in a row go to the columns owed most, ties to the smallest
 * (column − offset) mod columns, so that the week decides who is first. In integers throughout.
 * Only a column with a fraction of its own in the row can win, so no cell is a whole unit off.
 *
 * Throws DomainError `bad-input` unless all numbers are integers of 0 or more and some weight is above 0.
 */
export function roundBalanced(
  rowTotals: readonly number[],
  weights: readonly number[],
  offset: number,
): number[][] {
  const columns = weights.length;
  const carried = weights.map(() => 0);
  return rowTotals.map((total) => {
    const sum = requireWeights(total, weights);
    const row = weights.map((weight) => Math.floor((total * weight) / sum));
    const fractions = weights.map((weight) => (total * weight) % sum);
    fractions.forEach((fraction, column) => {
      carried[column] = (carried[column] ?? 0) + fraction;
    });
    const left = total - row.reduce((units, cell) => units + cell, 0);
    const turn = (column: number) => (((column - offset) % columns) + columns) % columns;
    const order = [...weights.keys()]
      .filter((column) => (fractions[column] ?? 0) > 0)
      .sort((a, b) => (carried[b] ?? 0) - (carried[a] ?? 0) || turn(a) - turn(b));
    for (const column of order.slice(0, left)) {
      row[column] = (row[column] ?? 0) + 1;
      carried[column] = (carried[column] ?? 0) - sum;
    }
    return row;
  });
}
