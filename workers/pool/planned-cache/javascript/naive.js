export function droppedKeys(capacity, requests, pinned) {
  function nextRequest(key, after) {
    for (let at = after + 1; at < requests.length; at += 1) {
      if (requests[at] === key) return at;
    }
    return requests.length;
  }

  const memory = [];
  const dropped = [];
  requests.forEach((key, at) => {
    if (memory.includes(key)) return;
    if (memory.length < capacity) {
      memory.push(key);
      return;
    }
    // The block just read comes first, then the others from the longest in memory on.
    let farthest = null;
    let ahead = -1;
    for (const one of [key, ...memory]) {
      if (pinned.includes(one)) continue;
      const next = nextRequest(one, at);
      if (next > ahead) {
        farthest = one;
        ahead = next;
      }
    }
    if (farthest === null || farthest === key) return;
    memory.splice(memory.indexOf(farthest), 1);
    memory.push(key);
    dropped.push(farthest);
  });
  return dropped;
}
