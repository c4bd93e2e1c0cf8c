export function governingRule(rules, path) {
  const ok = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_";
  const p = [];
  if (path !== "/") {
    if (path.length === 0 || path[0] !== "/") {
      throw new RangeError("path");
    }
    for (const s of path.substring(1).split("/")) {
      if (s === "") {
        throw new RangeError("path");
      }
      for (const c of s) {
        if (!ok.includes(c)) {
          throw new RangeError("path");
        }
      }
      p.push(s);
    }
  }
  let b = null;
  let bn = 0;
  let bo = false;
  for (let i = 0; i < rules.length; i++) {
    const r = rules[i];
    const q = [];
    let o = false;
    if (r !== "/") {
      if (r.length === 0 || r[0] !== "/") {
        throw new RangeError("rule");
      }
      for (const s of r.substring(1).split("/")) {
        if (o) {
          throw new RangeError("rule");
        }
        if (s === "") {
          throw new RangeError("rule");
        }
        if (s === "**") {
          o = true;
        } else {
          if (s !== "*") {
            for (const c of s) {
              if (!ok.includes(c)) {
                throw new RangeError("rule");
              }
            }
          }
          q.push(s);
        }
      }
    }
    let m = true;
    let n = 0;
    if (o) {
      if (q.length > p.length) {
        m = false;
      }
    } else {
      if (q.length !== p.length) {
        m = false;
      }
    }
    if (m) {
      for (let j = 0; j < q.length; j++) {
        if (q[j] !== "*") {
          if (q[j] === p[j]) {
            n = n + 1;
          } else {
            m = false;
          }
        }
      }
    }
    if (m) {
      if (b === null) {
        b = i;
        bn = n;
        bo = o;
      } else {
        if (n > bn) {
          b = i;
          bn = n;
          bo = o;
        } else {
          if (n === bn) {
            if (bo) {
              b = i;
              bn = n;
              bo = o;
            } else {
              if (!o) {
                b = i;
                bn = n;
                bo = o;
              }
            }
          }
        }
      }
    }
  }
  return b;
}
