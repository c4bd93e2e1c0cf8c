export function fairSplit(amount, weights) {
  var w = 0n;
  var i;
  for (i = 0; i < weights.length; i++) {
    w = w + BigInt(weights[i]);
  }
  if (weights.length === 0) {
    return null;
  } else {
    if (w === 0n) {
      return null;
    } else {
      var shares = [];
      var rest = [];
      var done = [];
      var used = 0n;
      var left;
      var best;
      var out = [];
      if (amount < 0) {
        for (i = 0; i < weights.length; i++) {
          shares.push((-BigInt(amount) * BigInt(weights[i])) / w);
          rest.push((-BigInt(amount) * BigInt(weights[i])) % w);
          done.push(false);
          used = used + (-BigInt(amount) * BigInt(weights[i])) / w;
        }
        left = -BigInt(amount) - used;
        while (left > 0n) {
          best = -1;
          for (i = 0; i < weights.length; i++) {
            if (done[i] === false) {
              if (best === -1) {
                best = i;
              } else {
                if (rest[i] > rest[best]) {
                  best = i;
                }
              }
            }
          }
          shares[best] = shares[best] + 1n;
          done[best] = true;
          left = left - 1n;
        }
        for (i = 0; i < shares.length; i++) {
          if (shares[i] === 0n) {
            out.push(0);
          } else {
            out.push(-Number(shares[i]));
          }
        }
        return out;
      } else {
        for (i = 0; i < weights.length; i++) {
          shares.push((BigInt(amount) * BigInt(weights[i])) / w);
          rest.push((BigInt(amount) * BigInt(weights[i])) % w);
          done.push(false);
          used = used + (BigInt(amount) * BigInt(weights[i])) / w;
        }
        left = BigInt(amount) - used;
        while (left > 0n) {
          best = -1;
          for (i = 0; i < weights.length; i++) {
            if (done[i] === false) {
              if (best === -1) {
                best = i;
              } else {
                if (rest[i] > rest[best]) {
                  best = i;
                }
              }
            }
          }
          shares[best] = shares[best] + 1n;
          done[best] = true;
          left = left - 1n;
        }
        for (i = 0; i < shares.length; i++) {
          out.push(Number(shares[i]));
        }
        return out;
      }
    }
  }
}
