const NAMES = ["a", "b", "a1", "b_2", "id"];
const BARE = ["", "1", "on", "x\\n", "a,b", "-", "C:\\"];
const QUOTED = ["", "x", "two words", "a=b", '\\"', "\\\\", "\\n", "\\\\n", "end ", "0"];

/** Lines of up to four fields; about one in three breaks a rule in one place. */
export function generate(random) {
  const fields = Array.from({ length: random.int(0, 4) }, () => field(random));
  const spaces = () => " ".repeat(random.chance(0.8) ? 1 : random.int(2, 3));
  let line = fields.map((text) => text + spaces()).join("");
  if (random.chance(0.7)) line = line.trimEnd();
  if (random.chance(0.2)) line = ` ${line}`;
  return [random.chance(0.35) ? disturb(line, random) : line];
}

function field(random) {
  const name = random.pick(NAMES);
  if (random.chance(0.2)) return name;
  if (random.chance(0.5)) return `${name}=${random.pick(BARE)}`;
  const parts = Array.from({ length: random.int(0, 3) }, () => random.pick(QUOTED));
  return `${name}="${parts.join("")}"`;
}

function disturb(line, random) {
  const at = random.int(0, line.length);
  const added = random.pick(["", '"', "=", "\\", " ", "A", "_", "7", "\\t"]);
  return line.slice(0, at) + added + line.slice(at + (added === "" ? 1 : 0));
}
