export function countEntries(moves, runs, watched) {
  let total = 0;
  let cur = 0;
  for (let i = 0; i < runs.length; i++) {
    const b = runs[i][0];
    const n = runs[i][1];
    if (n > 0) {
      const path = [];
      let c = cur;
      let stop = false;
      while (!stop) {
        let found = -1;
        for (let k = 0; k < path.length; k++) {
          if (path[k] === c) {
            found = k;
          }
        }
        if (found >= 0) {
          stop = true;
          if (n <= path.length) {
            for (let k = 0; k < n; k++) {
              const t = moves[path[k]][b];
              if (t === watched) {
                total = total + 1;
              }
              cur = t;
            }
          } else {
            for (let k = 0; k < found; k++) {
              const t = moves[path[k]][b];
              if (t === watched) {
                total = total + 1;
              }
            }
            const p = path.length - found;
            let w = 0;
            for (let k = found; k < path.length; k++) {
              const t = moves[path[k]][b];
              if (t === watched) {
                w = w + 1;
              }
            }
            const q = Math.floor((n - found) / p);
            const r = (n - found) % p;
            total = total + q * w;
            cur = path[found];
            for (let k = found; k < found + r; k++) {
              const t = moves[path[k]][b];
              if (t === watched) {
                total = total + 1;
              }
              cur = t;
            }
          }
        } else {
          if (moves[c][b] === -1) {
            stop = true;
            if (n <= path.length) {
              for (let k = 0; k < n; k++) {
                const t = moves[path[k]][b];
                if (t === watched) {
                  total = total + 1;
                }
                cur = t;
              }
            } else {
              for (let k = 0; k < path.length; k++) {
                const t = moves[path[k]][b];
                if (t === watched) {
                  total = total + 1;
                }
                cur = t;
              }
            }
          } else {
            path.push(c);
            c = moves[c][b];
          }
        }
      }
    }
  }
  return total;
}
