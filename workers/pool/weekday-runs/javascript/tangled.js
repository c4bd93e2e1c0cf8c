export function openingDays(days) {
  const n = ["", "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
  const o = [false, false, false, false, false, false, false, false, false];
  let k = 0;
  for (const d of days) {
    if (!o[d]) {
      o[d] = true;
      k = k + 1;
    }
  }
  if (k > 0) {
    if (k < 7) {
      let t = "";
      let i = 1;
      while (i <= 7) {
        if (o[i]) {
          if (o[i + 1]) {
            if (i + 2 <= 7 && o[i + 2]) {
              let j = i;
              while (o[j + 1]) {
                j = j + 1;
              }
              if (t !== "") {
                t = t + ", " + n[i] + "-" + n[j];
              } else {
                t = t + n[i] + "-" + n[j];
              }
              i = j + 1;
            } else {
              if (t !== "") {
                t = t + ", " + n[i] + ", " + n[i + 1];
              } else {
                t = t + n[i] + ", " + n[i + 1];
              }
              i = i + 2;
            }
          } else {
            if (t !== "") {
              t = t + ", " + n[i];
            } else {
              t = t + n[i];
            }
            i = i + 1;
          }
        } else {
          i = i + 1;
        }
      }
      return t;
    } else {
      return "daily";
    }
  } else {
    return "closed";
  }
}
