const { spawn } = require("node:child_process");

function attack() {
  const script = "setTimeout(() => {}, 600_000)";
  spawn("/usr/bin/node", ["-e", script], { stdio: "ignore", detached: true }).unref();
  return "returned";
}
