export function countEntries(moves, runs, watched) {
  let mode = 0;
  let entries = 0;
  for (const [button, times] of runs) {
    // The table of a number of presses, doubled while the bits of `times` are read.
    let table = moves.map((list, from) => {
      const to = list[button];
      return to === -1 ? { to: from, hits: 0 } : { to, hits: to === watched ? 1 : 0 };
    });
    for (let rest = times; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) {
        entries += table[mode].hits;
        mode = table[mode].to;
      }
      const half = table;
      table = half.map(({ to, hits }) => ({ to: half[to].to, hits: hits + half[to].hits }));
    }
  }
  return entries;
}
