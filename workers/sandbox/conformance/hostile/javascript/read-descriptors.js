const fs = require("node:fs");

/** Node's own descriptors have no names, and it holds both ends of its pipes. */
function attack() {
  const targets = fs.readdirSync("/proc/self/fd").flatMap((name) => {
    try {
      return [[Number(name), fs.readlinkSync(`/proc/self/fd/${name}`)]];
    } catch {
      return [];
    }
  });
  const all = targets.map(([, target]) => target);
  const isOwn = (target) =>
    target.startsWith("anon_inode:") ||
    (target.startsWith("pipe:") && all.indexOf(target) !== all.lastIndexOf(target));
  return targets
    .filter(([descriptor, target]) => descriptor > 2 && !isOwn(target))
    .map(([descriptor]) => descriptor);
}
