export function fastestDrive(roads, restStops, start, goal, limit, rest) {
  const a = new Map();
  a.set(start, 0);
  const done = new Map();
  let ans = null;
  while (true) {
    let cur = null;
    for (const p of a.keys()) {
      if (!done.has(p)) {
        if (cur === null) {
          cur = p;
        } else {
          if (a.get(p) < a.get(cur)) {
            cur = p;
          }
        }
      }
    }
    if (cur === null) {
      break;
    }
    done.set(cur, true);
    const d = new Map();
    d.set(cur, 0);
    const seen = new Map();
    while (true) {
      let q = null;
      for (const p of d.keys()) {
        if (!seen.has(p)) {
          if (q === null) {
            q = p;
          } else {
            if (d.get(p) < d.get(q)) {
              q = p;
            }
          }
        }
      }
      if (q === null) {
        break;
      }
      seen.set(q, true);
      if (q === goal) {
        if (ans === null) {
          ans = a.get(cur) + d.get(q);
        } else {
          if (a.get(cur) + d.get(q) < ans) {
            ans = a.get(cur) + d.get(q);
          }
        }
      }
      let isStop = false;
      for (const s of restStops) {
        if (s === q) {
          isStop = true;
        }
      }
      if (isStop) {
        if (!done.has(q)) {
          if (a.has(q)) {
            if (a.get(cur) + d.get(q) + rest < a.get(q)) {
              a.set(q, a.get(cur) + d.get(q) + rest);
            }
          } else {
            a.set(q, a.get(cur) + d.get(q) + rest);
          }
        }
      }
      for (const r of roads) {
        if (r[0] === q) {
          if (d.get(q) + r[2] <= limit) {
            if (d.has(r[1])) {
              if (d.get(q) + r[2] < d.get(r[1])) {
                d.set(r[1], d.get(q) + r[2]);
              }
            } else {
              d.set(r[1], d.get(q) + r[2]);
            }
          }
        }
      }
    }
  }
  return ans;
}
