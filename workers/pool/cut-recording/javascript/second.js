export function originalSecond(length, cuts, moment) {
  const ascending = (a, b) => a - b;
  const startsOfKept = [0, ...cuts.map(([, end]) => end)].sort(ascending);
  const endsOfKept = [...cuts.map(([start]) => start), length].sort(ascending);
  let left = moment;
  for (const [place, start] of startsOfKept.entries()) {
    const kept = endsOfKept[place] - start;
    if (left < kept) return start + left;
    left -= kept;
  }
  return null;
}
