import { logistic } from "../../../lib/core/stats/logistic";
import { solveIntercept } from "../../../lib/core/stats/solve-intercept";

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
