export function benchFinishes(jobs, resume) {
  // From the most urgent job down: each takes what time the jobs before it have left free.
  const finishes = [];
  let busy = [{ start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY }];
  const order = [...jobs.keys()].sort((a, b) => jobs[b][2] - jobs[a][2] || jobs[a][0] - jobs[b][0]);
  for (const job of order) {
    let [freeFrom, work] = jobs[job];
    let setUp = 0;
    const taken = [];
    for (const { start, end } of busy) {
      if (end <= freeFrom) continue;
      if (start > freeFrom) {
        const finish = Math.min(start, freeFrom + setUp + work);
        taken.push({ start: freeFrom, end: finish });
        work -= Math.max(0, finish - freeFrom - setUp);
        if (work === 0) {
          finishes[job] = finish;
          break;
        }
        setUp = resume;
      }
      freeFrom = end;
    }
    busy = [...busy, ...taken].sort((a, b) => (a.start === b.start ? 0 : a.start - b.start));
  }
  return finishes;
}
