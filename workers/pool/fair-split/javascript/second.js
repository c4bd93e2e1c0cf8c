export function fairSplit(amount, weights) {
  const exact = weights.map(BigInt);
  const total = exact.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return null;
  const sign = amount < 0 ? -1n : 1n;
  const cents = sign * BigInt(amount);
  const remainders = exact.map((weight) => (cents * weight) % total);
  const leftOver = remainders.reduce((sum, remainder) => sum + remainder, 0n) / total;

  /** How many shares are ahead of this one in the line for left-over cents. */
  const ahead = (position) =>
    remainders.filter((remainder, other) =>
      other < position ? remainder >= remainders[position] : remainder > remainders[position],
    ).length;

  return exact.map((weight, position) => {
    const extra = BigInt(ahead(position)) < leftOver ? 1n : 0n;
    return Number(sign * ((cents * weight) / total + extra));
  });
}
