/** Every interval of the product is two-sided at this level. */
export const intervalLevel = 0.95;

/** Quantile levels of the two bounds, spelled out: (1 − 0.95) / 2 is not 0.025 in doubles. */
export const lowerTail = 0.025;
export const upperTail = 0.975;

/** Normal quantile at the upper tail. */
export const z95 = 1.959963984540054;
