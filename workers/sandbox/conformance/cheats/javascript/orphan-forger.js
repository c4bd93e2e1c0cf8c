const { spawn } = require("node:child_process");

const script = `
const fs = require("node:fs");
for (let number = 0; number < 10_000; number += 1) {
  const body = Buffer.from(String(number).padStart(16, "0") + '\\0R\\0["f","0.0"]');
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  fs.writeSync(3, Buffer.concat([head, body]));
}`;

async function seal() {
  const child = spawn("/usr/bin/node", ["-e", script], { stdio: [0, 1, 2, 3], detached: true });
  await new Promise((resolve) => child.on("exit", resolve));
  return 0;
}
