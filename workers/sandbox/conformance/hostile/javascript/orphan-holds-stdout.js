const { spawn } = require("node:child_process");

function attack() {
  const script = "setTimeout(() => {}, 600_000)";
  spawn("/usr/bin/node", ["-e", script], { stdio: [0, 1, 2, 3], detached: true }).unref();
  process.reallyExit(0);
}
