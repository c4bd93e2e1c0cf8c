const fs = require("node:fs");

function attack() {
  const file = fs.openSync("/tmp/errorbar-escape", "w");
  for (;;) fs.writeSync(file, "x".repeat(65_536));
}
