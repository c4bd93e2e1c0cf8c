const STEMS = ["a", "A", "ab", "a.b", "", ".", "a ", "(1)"];
const COUNTERS = [
  "",
  "",
  "",
  " (1)",
  " (2)",
  " (3)",
  " (9)",
  " (10)",
  " (02)",
  " (0)",
  "(2)",
  " (2) (3)",
  " ()",
  " (1234567)",
  " (999999)",
];
const ENDINGS = ["", "", ".x", ".X", ".x.y", ".", ".1 (2)", "..x", ".."];

/** A name, mostly taken, in a folder with names that its copies might get. */
export function generate(random) {
  const stem = random.pick(STEMS);
  const ending = random.pick(ENDINGS);
  const wanted = stem + random.pick(COUNTERS) + ending || "a";
  const taken = random.chance(0.85) ? [random.chance(0.8) ? wanted : wanted.toUpperCase()] : [];
  for (const counter of [" (2)", " (3)", " (4)", " (10)", " (11)", " (02)", " (2) (2)"]) {
    if (random.chance(0.45))
      taken.push((random.chance(0.8) ? stem : stem.toUpperCase()) + counter + ending);
  }
  return [wanted, random.shuffle(taken)];
}
