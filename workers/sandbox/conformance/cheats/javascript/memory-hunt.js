const fs = require("node:fs");

function seal(text) {
  const memory = fs.openSync("/proc/self/mem", "r");
  for (const line of fs.readFileSync("/proc/self/maps", "utf8").split("\n")) {
    const span = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line);
    if (!span) continue;
    const start = Number.parseInt(span[1], 16);
    const bytes = Buffer.alloc(Math.min(Number.parseInt(span[2], 16) - start, 1 << 20));
    try {
      fs.readSync(memory, bytes, 0, bytes.length, start);
    } catch {
      continue;
    }
    const at = bytes.indexOf(text);
    const digits = at < 0 ? null : /\d{12,}/.exec(bytes.toString("latin1", at, at + 200));
    if (digits) return Number(digits[0]);
  }
  return 0;
}
