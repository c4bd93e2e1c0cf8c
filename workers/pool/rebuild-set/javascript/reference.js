export function filesToRebuild(includes, changed, pinned) {
  const includedBy = new Map();
  for (const [name, included] of includes) {
    for (const other of included) {
      if (!includedBy.has(other)) includedBy.set(other, []);
      includedBy.get(other).push(name);
    }
  }
  const kept = new Set(pinned);
  const rebuilt = new Set();
  const waiting = [...changed];
  while (waiting.length > 0) {
    for (const name of includedBy.get(waiting.pop()) ?? []) {
      if (kept.has(name) || rebuilt.has(name)) continue;
      rebuilt.add(name);
      waiting.push(name);
    }
  }
  return [...rebuilt].sort();
}
