export function cisternTotals(capacity, flows, days) {
  const day = ({ to, spilled, lacking }, flow) => ({
    to: Math.min(Math.max(to + flow, 0), capacity),
    spilled: spilled + Math.max(to + flow - capacity, 0),
    lacking: lacking + Math.max(0 - to - flow, 0),
  });
  const join = (first, then) => ({
    to: then.to,
    spilled: first.spilled + then.spilled,
    lacking: first.lacking + then.lacking,
  });

  // What 1, 2, 4, 8 … seasons make of every level a cistern can have.
  let table = Array.from({ length: capacity + 1 }, (_, to) =>
    flows.reduce(day, { to, spilled: 0, lacking: 0 }),
  );
  let totals = { to: 0, spilled: 0, lacking: 0 };
  for (let left = Math.floor(days / flows.length); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) totals = join(totals, table[totals.to]);
    const half = table;
    table = half.map((one) => join(one, half[one.to]));
  }
  totals = flows.slice(0, days % flows.length).reduce(day, totals);
  return [totals.to, totals.spilled, totals.lacking];
}
