export function originalSecond(length, cuts, moment) {
  let second = moment;
  for (const [start, end] of cuts.toSorted((a, b) => a[0] - b[0])) {
    if (start > second) break;
    second += end - start;
  }
  return second < length ? second : null;
}
