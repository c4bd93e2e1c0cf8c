export function listInstalments(debt, payment, rate) {
  const out = [];
  if (debt === 0) {
    return out;
  } else {
    let x = debt * rate;
    if (x % 10000 === 0) {
      x = x / 10000;
    } else {
      x = Math.floor(x / 10000);
      x = x + 1;
    }
    if (x >= payment) {
      throw new RangeError("payment");
    } else {
      let d = debt;
      let done = false;
      while (!done) {
        x = d * rate;
        if (x % 10000 === 0) {
          x = x / 10000;
        } else {
          x = Math.floor(x / 10000);
          x = x + 1;
        }
        d = d + x;
        if (d <= payment) {
          out.push(d);
          d = 0;
          done = true;
        } else {
          if (d - payment < 100) {
            out.push(payment + (d - payment));
            d = 0;
            done = true;
          } else {
            out.push(payment);
            d = d - payment;
            if (d === 0) {
              done = true;
            }
          }
        }
      }
      return out;
    }
  }
}
