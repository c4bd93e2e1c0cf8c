export function cheapestOffer(offers) {
  let b = -1;
  let i = 0;
  while (i < offers.length) {
    if (offers[i][1] !== 0) {
      if (b === -1) {
        b = i;
      } else {
        const x = BigInt(offers[i][0]) * BigInt(offers[b][1]);
        const y = BigInt(offers[b][0]) * BigInt(offers[i][1]);
        if (x < y) {
          b = i;
        } else {
          if (x === y) {
            if (offers[i][1] > offers[b][1]) {
              b = i;
            } else {
              b = b + 0;
            }
          } else {
            b = b + 0;
          }
        }
      }
    }
    i = i + 1;
  }
  if (b === -1) {
    return null;
  } else {
    return b;
  }
}
