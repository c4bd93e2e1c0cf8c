export function cheapestOffer(offers) {
  const positions = [...offers.keys()].filter((position) => offers[position][1] > 0);
  positions.sort((one, other) => {
    const order = compareFractions(offers[one], offers[other]);
    return order || offers[other][1] - offers[one][1] || one - other;
  });
  return positions[0] ?? null;
}

/** Compares whole parts first, then the remainders turned upside down; all numbers stay exact. */
function compareFractions([a, b], [c, d]) {
  const wholes = (a - (a % b)) / b - (c - (c % d)) / d;
  if (wholes !== 0) return wholes;
  const [left, right] = [a % b, c % d];
  if (left === 0 || right === 0) return left - right;
  return compareFractions([d, right], [b, left]);
}
