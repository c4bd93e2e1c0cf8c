export function generate(random, size) {
  const large = size === "large";
  const modes = large ? random.int(40, 60) : random.int(1, 6);
  const buttons = large ? 4 : random.int(1, 3);
  const step = (mode) => {
    if (random.chance(large ? 0.02 : 0.12)) return -1;
    return random.chance(0.5) ? (mode + 1) % modes : random.int(0, modes - 1);
  };
  const moves = Array.from({ length: modes }, (_, mode) =>
    Array.from({ length: buttons }, () => step(mode)),
  );
  const times = () =>
    large ? random.int(4 * 10 ** 11, 10 ** 12) : random.int(0, random.pick([2, 5, 30]));
  // The first button of a large panel goes round all modes, so that there is always a long run.
  if (large) for (const [mode, list] of moves.entries()) list[0] = (mode + 1) % modes;
  const runs = Array.from({ length: large ? 200 : random.int(0, 5) }, () => [
    random.int(0, buttons - 1),
    times(),
  ]);
  const watched = large ? random.int(0, 9) : random.int(0, modes - 1);
  return [moves, large ? [[0, times()], ...runs.slice(1)] : runs, watched];
}
