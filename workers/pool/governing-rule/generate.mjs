const TEXTS = ["a", "b", "A", "a.b"];

/** Up to five patterns over few texts, so that several match; about one call in five breaks a rule of writing. */
export function generate(random) {
  const path = write(
    Array.from({ length: random.int(0, 3) }, () => random.pick(["a", "a", "b", "axb", "A"])),
  );
  const rules = Array.from({ length: random.int(1, 5) }, () => pattern(random, path));
  if (random.chance(0.8)) return [rules, path];
  if (random.chance(0.4)) return [rules, disturb(path, random)];
  rules[random.int(0, rules.length - 1)] = disturb(pattern(random, path), random);
  return [rules, path];
}

function pattern(random, path) {
  const own = random.chance(0.7)
    ? path.split("/").filter(Boolean)
    : Array.from({ length: random.int(0, 3) }, () => random.pick(TEXTS));
  const segments = own.map((text) => (random.chance(0.4) ? "*" : text));
  if (random.chance(0.35)) segments.splice(random.int(0, segments.length), 3, "**");
  return write(segments);
}

function write(segments) {
  return segments.length === 0 ? "/" : segments.map((text) => `/${text}`).join("");
}

function disturb(text, random) {
  const at = random.int(0, text.length);
  return (
    text.slice(0, at) +
    random.pick(["", "/", "*", "/**", "+", " "]) +
    text.slice(at + random.int(0, 1))
  );
}
