export function staffShortfall(shifts, demands) {
  const e = [];
  for (let i = 0; i < shifts.length; i++) {
    const s = shifts[i];
    if (s[1] > s[0]) {
      e.push([s[0], 1, s[2]]);
      e.push([s[1], 2, s[2]]);
    }
  }
  for (let i = 0; i < demands.length; i++) {
    const d = demands[i];
    if (d[1] > d[0]) {
      e.push([d[0], 3, d[2]]);
      e.push([d[1], 4, d[2]]);
    }
  }
  e.sort((x, y) => {
    if (x[0] < y[0]) {
      return -1;
    } else {
      if (x[0] > y[0]) {
        return 1;
      } else {
        if (x[1] < y[1]) {
          return -1;
        } else {
          if (x[1] > y[1]) {
            return 1;
          } else {
            return 0;
          }
        }
      }
    }
  });
  let w = 0;
  const c = new Map();
  const q = [];
  let r = 0;
  let i = 0;
  while (i < e.length) {
    const t = e[i][0];
    while (i < e.length && e[i][0] === t) {
      const p = e[i][2];
      if (e[i][1] === 1) {
        w = w + p;
      } else {
        if (e[i][1] === 2) {
          w = w - p;
        } else {
          if (e[i][1] === 3) {
            if (c.has(p) && c.get(p) > 0) {
              c.set(p, c.get(p) + 1);
            } else {
              c.set(p, 1);
              let lo = 0;
              let hi = q.length;
              while (lo < hi) {
                const m = Math.floor((lo + hi) / 2);
                if (q[m] < p) {
                  lo = m + 1;
                } else {
                  hi = m;
                }
              }
              q.splice(lo, 0, p);
            }
          } else {
            c.set(p, c.get(p) - 1);
            if (c.get(p) === 0) {
              let lo = 0;
              let hi = q.length;
              while (lo < hi) {
                const m = Math.floor((lo + hi) / 2);
                if (q[m] < p) {
                  lo = m + 1;
                } else {
                  hi = m;
                }
              }
              q.splice(lo, 1);
            }
          }
        }
      }
      i = i + 1;
    }
    if (i < e.length) {
      if (q.length > 0) {
        if (q[q.length - 1] > w) {
          r = r + (q[q.length - 1] - w) * (e[i][0] - t);
        }
      }
    }
  }
  return r;
}
