const fs = require("node:fs");

function attack() {
  for (;;) fs.openSync("/dev/null", "r");
}
