export function mergeSettings(base, mine, theirs) {
  const merged = new Map(base);
  for (const [copy, other] of [
    [mine, theirs],
    [theirs, mine],
  ]) {
    for (const [name, value] of base) {
      const otherLeavesIt = !other.has(name) || other.get(name) === value;
      if (!copy.has(name) && otherLeavesIt) merged.delete(name);
    }
  }
  for (const [name, value] of [...theirs, ...mine]) {
    if (base.get(name) !== value) merged.set(name, value);
  }
  return merged;
}
