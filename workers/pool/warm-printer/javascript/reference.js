export function finishMinutes(jobs, warmUp, staysWarm) {
  let finished = Number.NEGATIVE_INFINITY;
  return jobs.map(([arrival, length]) => {
    const taken = Math.max(arrival, finished);
    const isWarm = taken - finished <= staysWarm;
    finished = taken + (isWarm ? 0 : warmUp) + length;
    return finished;
  });
}
