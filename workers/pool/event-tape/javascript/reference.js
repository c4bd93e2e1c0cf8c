export function longestCalmStretch(tape, limits) {
  const left = new Map(limits);
  let longest = 0;
  let start = 0;
  for (let at = 0; at < tape.length; at += 1) {
    const letter = tape[at];
    if (left.has(letter)) left.set(letter, left.get(letter) - 1);
    while (left.get(letter) < 0) {
      const leaving = tape[start];
      if (left.has(leaving)) left.set(leaving, left.get(leaving) + 1);
      start += 1;
    }
    longest = Math.max(longest, at + 1 - start);
  }
  return longest;
}
