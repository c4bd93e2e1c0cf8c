export function cheapestOffer(offers) {
  let best = null;
  offers.forEach(([price, pieces], position) => {
    if (pieces > 0 && (best === null || isBetter([price, pieces], offers[best]))) best = position;
  });
  return best;
}

function isBetter([price, pieces], [bestPrice, bestPieces]) {
  const difference = BigInt(price) * BigInt(bestPieces) - BigInt(bestPrice) * BigInt(pieces);
  return difference === 0n ? pieces > bestPieces : difference < 0n;
}
