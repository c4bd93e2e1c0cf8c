export function longestCalmStretch(tape, limits) {
  const places = new Map([...limits.keys()].map((letter) => [letter, []]));
  let longest = 0;
  let earliest = 0;
  for (let at = 0; at < tape.length; at += 1) {
    const own = places.get(tape[at]);
    if (own) {
      own.push(at);
      const oneTooMany = own[own.length - 1 - limits.get(tape[at])];
      if (oneTooMany !== undefined) earliest = Math.max(earliest, oneTooMany + 1);
    }
    longest = Math.max(longest, at - earliest + 1);
  }
  return longest;
}
