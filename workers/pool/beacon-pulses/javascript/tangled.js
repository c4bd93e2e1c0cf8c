export function countPulses(gain, needed, pause, minutes) {
  let n = 0;
  if (gain > 0) {
    let c = 0;
    if (gain >= needed) {
      c = 1;
    } else {
      if (needed % gain === 0) {
        c = needed / gain;
      } else {
        c = Math.floor(needed / gain);
        c = c + 1;
      }
    }
    if (minutes >= c) {
      n = n + 1;
      const rest = minutes - c;
      if (pause > 0) {
        n = n + Math.floor(rest / (pause + c));
      } else {
        n = n + Math.floor(rest / c);
      }
    } else {
      n = 0;
    }
  } else {
    n = 0;
  }
  return n;
}
