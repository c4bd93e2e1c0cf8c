export function droppedKeys(capacity, requests, pinned) {
  const n = requests.length;
  const nx = [];
  const last = new Map();
  for (let i = n - 1; i >= 0; i--) {
    if (last.has(requests[i])) {
      nx[i] = last.get(requests[i]);
    } else {
      nx[i] = n;
    }
    last.set(requests[i], i);
  }
  const pins = new Map();
  for (const p of pinned) {
    pins.set(p, true);
  }
  const mem = new Map();
  const rd = new Map();
  const atN = new Map();
  const gone = new Map();
  const out = [];
  for (let i = 0; i < n; i++) {
    const k = requests[i];
    if (mem.has(k)) {
      const old = mem.get(k);
      if (old < n) {
        if (atN.has(old)) {
          atN.delete(old);
        }
      }
      mem.set(k, nx[i]);
      if (!pins.has(k)) {
        if (nx[i] < n) {
          atN.set(nx[i], k);
        } else {
          gone.set(k, true);
        }
      }
    } else {
      if (mem.size < capacity) {
        mem.set(k, nx[i]);
        rd.set(k, i);
        if (!pins.has(k)) {
          if (nx[i] < n) {
            atN.set(nx[i], k);
          } else {
            gone.set(k, true);
          }
        }
      } else {
        if (!pins.has(k)) {
          if (nx[i] < n) {
            let v = null;
            if (gone.size > 0) {
              for (const g of gone.keys()) {
                if (v === null) {
                  v = g;
                } else {
                  if (rd.get(g) < rd.get(v)) {
                    v = g;
                  }
                }
              }
            } else {
              if (atN.size > 0) {
                let m = -1;
                for (const a of atN.keys()) {
                  if (a > m) {
                    m = a;
                  }
                }
                if (m > nx[i]) {
                  v = atN.get(m);
                }
              }
            }
            if (v !== null) {
              out.push(v);
              if (gone.has(v)) {
                gone.delete(v);
              } else {
                atN.delete(mem.get(v));
              }
              mem.delete(v);
              rd.delete(v);
              mem.set(k, nx[i]);
              rd.set(k, i);
              atN.set(nx[i], k);
            }
          }
        } else {
          let v = null;
          if (gone.size > 0) {
            for (const g of gone.keys()) {
              if (v === null) {
                v = g;
              } else {
                if (rd.get(g) < rd.get(v)) {
                  v = g;
                }
              }
            }
          } else {
            if (atN.size > 0) {
              let m = -1;
              for (const a of atN.keys()) {
                if (a > m) {
                  m = a;
                }
              }
              v = atN.get(m);
            }
          }
          if (v !== null) {
            out.push(v);
            if (gone.has(v)) {
              gone.delete(v);
            } else {
              atN.delete(mem.get(v));
            }
            mem.delete(v);
            rd.delete(v);
            mem.set(k, nx[i]);
            rd.set(k, i);
          }
        }
      }
    }
  }
  return out;
}
