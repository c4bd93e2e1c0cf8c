export function cisternTotals(capacity, flows, days) {
  const n = flows.length;
  let lv = 0;
  let sp = 0;
  let la = 0;
  const levels = [];
  const spills = [];
  const lacks = [];
  let left = days;
  let jumped = false;
  while (left > 0) {
    if (left >= n) {
      if (!jumped) {
        let at = -1;
        for (let i = 0; i < levels.length; i++) {
          if (levels[i] === lv) {
            at = i;
          }
        }
        if (at >= 0) {
          const per = (levels.length - at) * n;
          const ds = sp - spills[at];
          const dl = la - lacks[at];
          const k = Math.floor(left / per);
          sp = sp + k * ds;
          la = la + k * dl;
          left = left - k * per;
          jumped = true;
        } else {
          levels.push(lv);
          spills.push(sp);
          lacks.push(la);
          for (let i = 0; i < n; i++) {
            const f = flows[i];
            if (f >= 0) {
              if (lv + f > capacity) {
                sp = sp + (lv + f - capacity);
                lv = capacity;
              } else {
                lv = lv + f;
              }
            } else {
              if (lv + f < 0) {
                la = la + (0 - lv - f);
                lv = 0;
              } else {
                lv = lv + f;
              }
            }
          }
          left = left - n;
        }
      } else {
        for (let i = 0; i < n; i++) {
          const f = flows[i];
          if (f >= 0) {
            if (lv + f > capacity) {
              sp = sp + (lv + f - capacity);
              lv = capacity;
            } else {
              lv = lv + f;
            }
          } else {
            if (lv + f < 0) {
              la = la + (0 - lv - f);
              lv = 0;
            } else {
              lv = lv + f;
            }
          }
        }
        left = left - n;
      }
    } else {
      for (let i = 0; i < left; i++) {
        const f = flows[i];
        if (f >= 0) {
          if (lv + f > capacity) {
            sp = sp + (lv + f - capacity);
            lv = capacity;
          } else {
            lv = lv + f;
          }
        } else {
          if (lv + f < 0) {
            la = la + (0 - lv - f);
            lv = 0;
          } else {
            lv = lv + f;
          }
        }
      }
      left = 0;
    }
  }
  return [lv, sp, la];
}
