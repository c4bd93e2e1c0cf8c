export function longestCalmStretch(tape, limits) {
  let longest = 0;
  for (let start = 0; start < tape.length; start += 1) {
    const left = new Map(limits);
    let end = start;
    while (end < tape.length && left.get(tape[end]) !== 0) {
      if (left.has(tape[end])) left.set(tape[end], left.get(tape[end]) - 1);
      end += 1;
    }
    longest = Math.max(longest, end - start);
  }
  return longest;
}
