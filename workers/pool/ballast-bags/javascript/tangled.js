export function leastBallast(bags, needed) {
  let s = 0;
  let h = 0;
  for (let i = 0; i < bags.length; i++) {
    s = s + bags[i];
    if (bags[i] > h) {
      h = bags[i];
    }
  }
  if (s >= needed) {
    if (needed > 0) {
      const m = needed + h;
      const t = [];
      for (let i = 0; i <= bags.length; i++) {
        const row = [];
        for (let j = 0; j <= m; j++) {
          if (i === 0) {
            if (j === 0) {
              row.push(0);
            } else {
              row.push(-1);
            }
          } else {
            const w = bags[i - 1];
            if (j >= w) {
              const x = t[i - 1][j];
              const y = t[i - 1][j - w];
              if (x === -1) {
                if (y === -1) {
                  row.push(-1);
                } else {
                  row.push(y + 1);
                }
              } else {
                if (y === -1) {
                  row.push(x);
                } else {
                  if (y + 1 < x) {
                    row.push(y + 1);
                  } else {
                    row.push(x);
                  }
                }
              }
            } else {
              row.push(t[i - 1][j]);
            }
          }
        }
        t.push(row);
      }
      for (let j = needed; j <= m; j++) {
        if (t[bags.length][j] !== -1) {
          return [j, t[bags.length][j]];
        }
      }
      return null;
    } else {
      return [0, 0];
    }
  } else {
    return null;
  }
}
