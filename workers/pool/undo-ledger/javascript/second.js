export function finalBalance(entries) {
  // A chain of bookings: each knows the state before it.
  let state = { balance: 0, depth: 0, before: null };

  const book = (balance) => {
    state = { balance, depth: state.depth + 1, before: state };
  };
  const actions = {
    in: (number) => book(state.balance + number),
    out: (number) => {
      if (state.balance >= number) book(state.balance - number);
    },
    undo: (number) => {
      for (let left = number; left > 0 && state.before !== null; left -= 1) state = state.before;
    },
  };

  for (const [word, number] of entries) actions[word](number);
  return [state.balance, state.depth];
}
