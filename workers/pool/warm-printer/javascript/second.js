export function finishMinutes(jobs, warmUp, staysWarm) {
  const result = [];
  for (const [arrival, length] of jobs) {
    const before = result.at(-1);
    if (before === undefined || arrival > before + staysWarm)
      result.push(arrival + warmUp + length);
    else if (arrival > before) result.push(arrival + length);
    else result.push(before + length);
  }
  return result;
}
