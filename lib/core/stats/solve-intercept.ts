/**
 * Returns the intercept at which an increasing function of it takes a value, by bisection down to
 * neighbouring doubles.
 */
export function solveIntercept(valueAt: (intercept: number) => number, value: number): number {
  let low = -40;
  let high = 40;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
