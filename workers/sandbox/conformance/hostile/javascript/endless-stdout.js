const fs = require("node:fs");

function attack() {
  for (;;) fs.writeSync(1, "x".repeat(65_536));
}
