export function freeFileName(wanted, taken) {
  let f = false;
  for (let i = 0; i < taken.length; i++) {
    if (taken[i].toLowerCase() === wanted.toLowerCase()) {
      f = true;
    }
  }
  if (f) {
    let d = -1;
    for (let i = 0; i < wanted.length; i++) {
      if (wanted[i] === ".") {
        if (i !== 0) {
          if (i !== wanted.length - 1) {
            d = i;
          }
        }
      }
    }
    let s;
    let e;
    if (d === -1) {
      s = wanted;
      e = "";
    } else {
      s = wanted.substring(0, d);
      e = wanted.substring(d);
    }
    let k = 1;
    if (s.length > 0 && s[s.length - 1] === ")") {
      let i = s.length - 2;
      let g = "";
      while (i >= 0 && s[i] >= "0" && s[i] <= "9") {
        g = s[i] + g;
        i = i - 1;
      }
      if (g.length >= 1) {
        if (g.length <= 6) {
          if (g[0] !== "0") {
            if (i >= 0 && s[i] === "(") {
              if (i - 1 >= 0 && s[i - 1] === " ") {
                if (i - 1 > 0) {
                  k = Number(g);
                  s = s.substring(0, i - 1);
                }
              }
            }
          }
        }
      }
    }
    k = k + 1;
    f = true;
    while (f) {
      f = false;
      for (let i = 0; i < taken.length; i++) {
        if (taken[i].toLowerCase() === (s + " (" + k + ")" + e).toLowerCase()) {
          f = true;
        }
      }
      if (f) {
        k = k + 1;
      }
    }
    return s + " (" + k + ")" + e;
  } else {
    return wanted;
  }
}
