const PATH = /^(\/|(\/[\w.-]+)+)$/;
const PATTERN = /^(\/|(\/(\*|[\w.-]+))*\/(\*\*?|[\w.-]+))$/;

export function governingRule(rules, path) {
  if (!PATH.test(path)) throw new RangeError("not a path");
  if (!rules.every((rule) => PATTERN.test(rule))) throw new RangeError("not a pattern");
  const segments = split(path);
  let best = null;
  rules.forEach((rule, position) => {
    const rank = rankOf(split(rule), segments);
    if (rank !== null && rank >= (best?.rank ?? 0)) best = { position, rank };
  });
  return best?.position ?? null;
}

/** Two for each plain segment and one for an end without `**`; null if the pattern does not match. */
function rankOf(pattern, segments) {
  const isOpen = pattern.at(-1) === "**";
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? fixed.length > segments.length : fixed.length !== segments.length) return null;
  if (!fixed.every((part, at) => part === "*" || part === segments[at])) return null;
  const plain = fixed.filter((part) => part !== "*").length;
  return 2 * plain + (isOpen ? 0 : 1);
}

function split(text) {
  return text === "/" ? [] : text.slice(1).split("/");
}
