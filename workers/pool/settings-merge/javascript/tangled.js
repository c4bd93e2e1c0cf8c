export function mergeSettings(base, mine, theirs) {
  const r = new Map();
  for (const n of base.keys()) {
    if (mine.has(n)) {
      if (theirs.has(n)) {
        if (mine.get(n) === base.get(n)) {
          if (theirs.get(n) === base.get(n)) {
            r.set(n, base.get(n));
          } else {
            r.set(n, theirs.get(n));
          }
        } else {
          if (theirs.get(n) === base.get(n)) {
            r.set(n, mine.get(n));
          } else {
            r.set(n, mine.get(n));
          }
        }
      } else {
        if (mine.get(n) !== base.get(n)) {
          r.set(n, mine.get(n));
        }
      }
    } else {
      if (theirs.has(n)) {
        if (theirs.get(n) !== base.get(n)) {
          r.set(n, theirs.get(n));
        }
      }
    }
  }
  for (const n of mine.keys()) {
    if (!base.has(n)) {
      r.set(n, mine.get(n));
    }
  }
  for (const n of theirs.keys()) {
    if (!base.has(n)) {
      if (!mine.has(n)) {
        r.set(n, theirs.get(n));
      }
    }
  }
  return r;
}
