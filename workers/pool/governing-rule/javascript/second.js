const PLAIN = /^[A-Za-z0-9._-]+$/;

export function governingRule(rules, path) {
  const segments = readSegments(path, () => false);
  const matching = rules
    .map((rule, position) => {
      const pattern = readSegments(rule, (text, isLast) => text === "*" || (isLast && text === "**"));
      return {
        position,
        matches: matches(pattern, segments),
        plain: pattern.filter((text) => !text.startsWith("*")).length,
        closed: pattern.includes("**") ? 0 : 1,
      };
    })
    .filter((rule) => rule.matches)
    .sort((a, b) => b.plain - a.plain || b.closed - a.closed || b.position - a.position);
  return matching.length > 0 ? matching[0].position : null;
}

function readSegments(text, isWild) {
  if (text === "/") return [];
  const [before, ...segments] = text.split("/");
  if (before !== "" || segments.length === 0) throw new RangeError("does not begin with a slash");
  segments.forEach((segment, at) => {
    if (!PLAIN.test(segment) && !isWild(segment, at === segments.length - 1)) {
      throw new RangeError("not a segment");
    }
  });
  return segments;
}

function matches([first, ...pattern], [segment, ...segments]) {
  if (first === "**") return true;
  if (first === undefined || segment === undefined) return first === segment;
  return (first === "*" || first === segment) && matches(pattern, segments);
}
