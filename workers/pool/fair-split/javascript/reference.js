export function fairSplit(amount, weights) {
  // Products of two exact numbers are not exact themselves: count in BigInt.
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return null;
  const cents = BigInt(Math.abs(amount));
  const parts = weights.map((weight, position) => {
    const product = cents * BigInt(weight);
    return { position, share: product / total, remainder: product % total };
  });
  const leftOver = Number(cents - parts.reduce((sum, part) => sum + part.share, 0n));
  // The sort is stable: equal remainders stay in order of position.
  const byRemainder = parts.toSorted((a, b) => Number(b.remainder - a.remainder));
  for (const part of byRemainder.slice(0, leftOver)) part.share += 1n;
  return parts.map(({ share }) => Number(amount < 0 ? -share : share));
}
