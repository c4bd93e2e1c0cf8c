/** The chance that belongs to a log odds. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

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

const normalGrid = Array.from({ length: 1601 }, (_, index) => {
  const z = (index - 800) / 100;
  return { z, density: Math.exp((-z * z) / 2) / (100 * Math.sqrt(2 * Math.PI)) };
});

/** The mean of a function of a standard normal number, by the trapezoid rule from −8 to 8. */
export function normalMean(valueAt: (z: number) => number): number {
  return normalGrid.reduce((sum, { z, density }) => sum + density * valueAt(z), 0);
}

/** The intercept at which log odds of normal spread have a mean chance of `rate`. */
export function interceptOf(rate: number, spread: number): number {
  return solveIntercept((intercept) => normalMean((z) => logistic(intercept + spread * z)), rate);
}
