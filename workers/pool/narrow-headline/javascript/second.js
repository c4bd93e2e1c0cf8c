export function setHeadline(words, lines) {
  const count = words.length;
  const ends = [0];
  for (const word of words) ends.push(ends.at(-1) + word.length + 1);
  const widthOf = (first, rest) => ends[rest] - ends[first] - 1;

  // narrowest[first]: the smallest width of the words from `first` on, on the lines allowed so far
  const narrowest = words.map((_, first) => widthOf(first, count));
  for (let allowed = 2; allowed <= Math.min(lines, count); allowed += 1) {
    for (let first = 0; first < count; first += 1) {
      for (let rest = first + 1; rest < count; rest += 1) {
        narrowest[first] = Math.min(narrowest[first], Math.max(widthOf(first, rest), narrowest[rest]));
      }
    }
  }

  const headline = [];
  for (let first = 0; first < count; ) {
    let rest = first + 1;
    while (rest < count && widthOf(first, rest + 1) <= narrowest[0]) rest += 1;
    headline.push(words.slice(first, rest).join(" "));
    first = rest;
  }
  return headline;
}
