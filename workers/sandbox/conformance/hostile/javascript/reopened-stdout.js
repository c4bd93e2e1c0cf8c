const fs = require("node:fs");

function attack() {
  const out = fs.openSync("/dev/stdout", "w");
  for (;;) fs.writeSync(out, "x".repeat(65_536));
}
