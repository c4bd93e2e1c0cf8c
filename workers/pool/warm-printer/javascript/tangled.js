export function finishMinutes(jobs, warmUp, staysWarm) {
  const result = [];
  let t = 0;
  let first = true;
  for (let i = 0; i < jobs.length; i++) {
    const job = jobs[i];
    if (first) {
      t = job[0];
      t = t + warmUp;
      t = t + job[1];
      result.push(t);
      first = false;
    } else {
      if (job[0] > t) {
        const gap = job[0] - t;
        if (gap > staysWarm) {
          t = job[0];
          if (warmUp > 0) {
            t = t + warmUp;
            t = t + job[1];
            result.push(t);
          } else {
            t = t + job[1];
            result.push(t);
          }
        } else {
          if (gap === staysWarm) {
            t = job[0];
            t = t + job[1];
            result.push(t);
          } else {
            t = job[0];
            t = t + job[1];
            result.push(t);
          }
        }
      } else {
        if (job[0] === t) {
          t = t + job[1];
          result.push(t);
        } else {
          t = t + job[1];
          result.push(t);
        }
      }
    }
  }
  return result;
}
