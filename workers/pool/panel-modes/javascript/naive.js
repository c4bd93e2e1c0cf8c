export function countEntries(moves, runs, watched) {
  let mode = 0;
  let entries = 0;
  for (const [button, times] of runs) {
    for (let press = 0; press < times; press += 1) {
      const to = moves[mode][button];
      if (to === -1) continue;
      mode = to;
      if (mode === watched) entries += 1;
    }
  }
  return entries;
}
