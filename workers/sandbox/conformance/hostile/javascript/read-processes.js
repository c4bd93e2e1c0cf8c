const fs = require("node:fs");

const HARMLESS = ["/dev/null", "anon_inode:[eventfd]"];
// What the one that waits for this process was started with: nothing of the worker's.
const LAUNCHER = ["NODE_ENV=production", "PWD=/", ""];

function read(look) {
  try {
    return look();
  } catch {
    return [];
  }
}

function attack() {
  if (!fs.existsSync("/proc/self")) return [];
  const pids = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
  const others = pids.filter((pid) => pid !== process.pid);
  const output = fs.readlinkSync("/proc/self/fd/1");
  const found = others.filter((pid) => pid !== 1);
  for (const pid of others) {
    const environ = `/proc/${pid}/environ`;
    const folder = `/proc/${pid}/fd`;
    found.push(
      ...read(() => fs.readFileSync(environ, "utf8").split("\0")).filter((entry) => !LAUNCHER.includes(entry)),
      ...read(() => fs.readdirSync(folder).map((name) => fs.readlinkSync(`${folder}/${name}`))).filter(
        (target) => target !== output && !HARMLESS.includes(target),
      ),
      ...read(() => fs.readSync(fs.openSync(`/proc/${pid}/mem`), Buffer.alloc(1)) && ["memory"]),
    );
  }
  return found;
}
