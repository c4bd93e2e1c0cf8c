export function prepOrder(needs) {
  const steps = new Set([...needs.keys(), ...[...needs.values()].flat()]);
  const taken = [];
  while (taken.length < steps.size) {
    let first = null;
    for (const step of steps) {
      if (taken.includes(step)) continue;
      const isReady = (needs.get(step) ?? []).every((needed) => taken.includes(needed));
      if (isReady && (first === null || isBefore(step, first))) first = step;
    }
    if (first === null) return null;
    taken.push(first);
  }
  return taken;
}

function isBefore(left, right) {
  const a = Array.from(left, (character) => character.codePointAt(0));
  const b = Array.from(right, (character) => character.codePointAt(0));
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    if (a[at] !== b[at]) return a[at] < b[at];
  }
  return a.length < b.length;
}
