export function benchFinishes(jobs, resume) {
  const work = jobs.map(([, length]) => length);
  const settingUp = jobs.map(() => 0);
  const finishes = jobs.map(() => null);
  let unfinished = jobs.length;
  let before = null;
  for (let minute = 0; unfinished > 0; minute += 1) {
    let job = null;
    jobs.forEach(([arrival, , urgency], at) => {
      if (arrival > minute || finishes[at] !== null) return;
      if (
        job === null ||
        urgency > jobs[job][2] ||
        (urgency === jobs[job][2] && arrival < jobs[job][0])
      )
        job = at;
    });
    if (job === null) continue;
    if (before !== null && before !== job) settingUp[before] = resume;
    before = job;
    if (settingUp[job] > 0) {
      settingUp[job] -= 1;
      continue;
    }
    work[job] -= 1;
    if (work[job] === 0) {
      finishes[job] = minute + 1;
      unfinished -= 1;
      before = null;
    }
  }
  return finishes;
}
