export function displayDrift(step, parts, count) {
  const a = [];
  let x = 0;
  let s = 0;
  for (let i = 0; i < parts; i++) {
    x = x + step;
    if (x >= parts) {
      x = x % parts;
    }
    if (x + x < parts) {
      a.push(0 - x);
      s = s - x;
    } else {
      if (x + x === parts) {
        a.push(x);
        s = s + x;
      } else {
        a.push(parts - x);
        s = s + (parts - x);
      }
    }
  }
  if (count >= parts) {
    if (s !== 0) {
      let r = s * Math.floor(count / parts);
      const n = count - parts * Math.floor(count / parts);
      for (let i = 0; i < n; i++) {
        r = r + a[i];
      }
      return r;
    } else {
      let r = 0;
      const n = count - parts * Math.floor(count / parts);
      for (let i = 0; i < n; i++) {
        r = r + a[i];
      }
      return r;
    }
  } else {
    let r = 0;
    for (let i = 0; i < count; i++) {
      r = r + a[i];
    }
    return r;
  }
}
