export function mergeSettings(base, mine, theirs) {
  const merged = new Map();
  for (const name of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const value = mergeValue(base.get(name), mine.get(name), theirs.get(name));
    if (value !== undefined) merged.set(name, value);
  }
  return merged;
}

function mergeValue(before, here, there) {
  if (here === before) return there;
  if (there === before) return here;
  return here ?? there;
}
