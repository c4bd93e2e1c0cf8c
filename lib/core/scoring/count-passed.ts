/** How many passed; null as soon as one of them is not known. */
export function countPassed(passed: readonly (boolean | null)[]): number | null {
  if (passed.some((one) => one === null)) return null;
  return passed.filter((one) => one === true).length;
}
