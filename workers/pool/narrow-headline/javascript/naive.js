export function setHeadline(words, lines) {
  if (words.length === 0) return [];
  const width = leastWidth(words, lines);
  const headline = [];
  let line = words[0];
  for (const word of words.slice(1)) {
    if (line.length + 1 + word.length > width) {
      headline.push(line);
      line = word;
    } else {
      line += ` ${word}`;
    }
  }
  return [...headline, line];
}

function leastWidth(words, lines) {
  let best = words.join(" ").length;
  if (lines === 1) return best;
  for (let count = 1; count < words.length; count += 1) {
    const first = words.slice(0, count).join(" ").length;
    best = Math.min(best, Math.max(first, leastWidth(words.slice(count), lines - 1)));
  }
  return best;
}
