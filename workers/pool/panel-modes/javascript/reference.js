export function countEntries(moves, runs, watched) {
  let mode = 0;
  let entries = 0;
  for (const [button, times] of runs) {
    let left = times;
    // For each mode met in this run: presses left and entries counted at that time.
    const seen = new Map();
    while (left > 0 && moves[mode][button] !== -1) {
      const then = seen.get(mode);
      if (then) {
        const round = then.left - left;
        entries += Math.floor(left / round) * (entries - then.entries);
        left %= round;
        seen.clear();
        continue;
      }
      seen.set(mode, { left, entries });
      mode = moves[mode][button];
      left -= 1;
      if (mode === watched) entries += 1;
    }
  }
  return entries;
}
