export function contractEnd(received, months) {
  let y = Number(received.slice(0, 4));
  let m = Number(received.slice(5, 7));
  let d = Number(received.slice(8, 10));
  if (d > 15) {
    if (m === 12) {
      m = 1;
      y = y + 1;
    } else {
      m = m + 1;
    }
  }
  let left = months;
  while (left > 0) {
    if (left >= 12) {
      y = y + 1;
      left = left - 12;
    } else {
      if (m === 12) {
        m = 1;
        y = y + 1;
      } else {
        m = m + 1;
      }
      left = left - 1;
    }
  }
  if (m === 2) {
    if (y % 4 === 0) {
      if (y % 100 === 0) {
        if (y % 400 === 0) {
          d = 29;
        } else {
          d = 28;
        }
      } else {
        d = 29;
      }
    } else {
      d = 28;
    }
  } else if (m === 4) {
    d = 30;
  } else if (m === 6) {
    d = 30;
  } else if (m === 9) {
    d = 30;
  } else if (m === 11) {
    d = 30;
  } else {
    d = 31;
  }
  if (m < 10) {
    return [y, "-0", m, "-", d].join("");
  } else {
    return [y, "-", m, "-", d].join("");
  }
}
