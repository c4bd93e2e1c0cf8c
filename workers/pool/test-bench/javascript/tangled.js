export function benchFinishes(jobs, resume) {
  const n = jobs.length;
  const rest = [];
  const prep = [];
  const fin = [];
  for (let i = 0; i < n; i++) {
    rest.push(jobs[i][1]);
    prep.push(0);
    fin.push(-1);
  }
  let t = 0;
  let on = -1;
  let left = n;
  while (left > 0) {
    let best = -1;
    for (let i = 0; i < n; i++) {
      if (fin[i] === -1) {
        if (jobs[i][0] <= t) {
          if (best === -1) {
            best = i;
          } else {
            if (jobs[i][2] > jobs[best][2]) {
              best = i;
            } else {
              if (jobs[i][2] === jobs[best][2]) {
                if (jobs[i][0] < jobs[best][0]) {
                  best = i;
                }
              }
            }
          }
        }
      }
    }
    let nxt = -1;
    for (let i = 0; i < n; i++) {
      if (fin[i] === -1) {
        if (jobs[i][0] > t) {
          if (nxt === -1) {
            nxt = jobs[i][0];
          } else {
            if (jobs[i][0] < nxt) {
              nxt = jobs[i][0];
            }
          }
        }
      }
    }
    if (best === -1) {
      t = nxt;
    } else {
      if (on !== -1) {
        if (on !== best) {
          prep[on] = resume;
          on = best;
        }
      } else {
        on = best;
      }
      if (nxt === -1) {
        t = t + prep[best];
        t = t + rest[best];
        fin[best] = t;
        left = left - 1;
        on = -1;
      } else {
        if (t + prep[best] + rest[best] <= nxt) {
          t = t + prep[best];
          t = t + rest[best];
          fin[best] = t;
          left = left - 1;
          on = -1;
        } else {
          let d = nxt - t;
          if (prep[best] > 0) {
            if (prep[best] >= d) {
              prep[best] = prep[best] - d;
              d = 0;
            } else {
              d = d - prep[best];
              prep[best] = 0;
            }
          }
          if (d > 0) {
            rest[best] = rest[best] - d;
          }
          t = nxt;
        }
      }
    }
  }
  return fin;
}
