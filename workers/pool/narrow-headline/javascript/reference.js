export function setHeadline(words, lines) {
  let width = Math.max(0, ...words.map((word) => word.length));
  let widest = words.join(" ").length;
  while (width < widest) {
    const middle = Math.floor((width + widest) / 2);
    if (fillLines(words, middle).length <= lines) {
      widest = middle;
    } else {
      width = middle + 1;
    }
  }
  return fillLines(words, width);
}

function fillLines(words, width) {
  const filled = [];
  for (const word of words) {
    const line = filled.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      filled[filled.length - 1] = `${line} ${word}`;
    } else {
      filled.push(word);
    }
  }
  return filled;
}
