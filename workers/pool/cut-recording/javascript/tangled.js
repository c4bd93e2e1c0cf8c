export function originalSecond(length, cuts, moment) {
  const c = [];
  for (let i = 0; i < cuts.length; i++) {
    c.push(cuts[i]);
  }
  for (let i = 0; i < c.length; i++) {
    for (let j = i + 1; j < c.length; j++) {
      if (c[j][0] < c[i][0]) {
        const t = c[i];
        c[i] = c[j];
        c[j] = t;
      }
    }
  }
  let p = 0;
  let k = 0;
  for (let i = 0; i < c.length; i++) {
    if (c[i][0] > p) {
      if (k + (c[i][0] - p) > moment) {
        return p + (moment - k);
      } else {
        k = k + (c[i][0] - p);
        p = c[i][1];
      }
    } else {
      p = c[i][1];
    }
  }
  if (length > p) {
    if (k + (length - p) > moment) {
      return p + (moment - k);
    } else {
      return null;
    }
  } else {
    return null;
  }
}
