export function longestCalmStretch(tape, limits) {
  const c = new Map();
  let r = 0;
  let i = 0;
  let j = 0;
  while (i < tape.length) {
    if (limits.has(tape[i])) {
      if (c.has(tape[i])) {
        c.set(tape[i], c.get(tape[i]) + 1);
      } else {
        c.set(tape[i], 1);
      }
      if (c.get(tape[i]) > limits.get(tape[i])) {
        let go = true;
        while (go) {
          if (limits.has(tape[j])) {
            c.set(tape[j], c.get(tape[j]) - 1);
            if (tape[j] === tape[i]) {
              if (c.get(tape[i]) <= limits.get(tape[i])) {
                go = false;
              }
              j = j + 1;
            } else {
              j = j + 1;
            }
          } else {
            j = j + 1;
          }
        }
        if (i - j + 1 > r) {
          r = i - j + 1;
        }
      } else {
        if (i - j + 1 > r) {
          r = i - j + 1;
        }
      }
    } else {
      if (i - j + 1 > r) {
        r = i - j + 1;
      }
    }
    i = i + 1;
  }
  return r;
}
