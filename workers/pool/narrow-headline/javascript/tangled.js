export function setHeadline(words, lines) {
  if (words.length > 0) {
    let w = 0;
    for (let i = 0; i < words.length; i++) {
      if (words[i].length > w) {
        w = words[i].length;
      }
    }
    let ok = false;
    while (!ok) {
      let n = 0;
      let c = 0;
      for (let i = 0; i < words.length; i++) {
        if (n === 0) {
          n = 1;
          c = words[i].length;
        } else {
          if (c + 1 + words[i].length <= w) {
            c = c + 1 + words[i].length;
          } else {
            n = n + 1;
            c = words[i].length;
          }
        }
      }
      if (n <= lines) {
        ok = true;
      } else {
        w = w + 1;
      }
    }
    const r = [];
    let s = "";
    let c = 0;
    for (let i = 0; i < words.length; i++) {
      if (s === "") {
        s = words[i];
        c = words[i].length;
      } else {
        if (c + 1 + words[i].length <= w) {
          s = s + " " + words[i];
          c = c + 1 + words[i].length;
        } else {
          r.push(s);
          s = words[i];
          c = words[i].length;
        }
      }
    }
    if (s !== "") {
      r.push(s);
    }
    return r;
  } else {
    return [];
  }
}
