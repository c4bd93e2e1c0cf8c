/** Each day open or not, a few listed again, in any order. */
export function generate(random) {
  const share = random.pick([0.2, 0.5, 0.8, 0.95]);
  const open = [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(share));
  const again = open.filter(() => random.chance(0.2));
  return [random.shuffle([...open, ...again])];
}
