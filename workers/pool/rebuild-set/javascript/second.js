export function filesToRebuild(includes, changed, pinned) {
  const candidates = [...includes].filter(([name]) => !pinned.includes(name));
  const stale = new Set(changed);
  let result = [];
  for (;;) {
    const found = candidates
      .filter(([, included]) => included.some((other) => stale.has(other)))
      .map(([name]) => name);
    if (found.length === result.length) return found.sort();
    for (const name of found) stale.add(name);
    result = found;
  }
}
