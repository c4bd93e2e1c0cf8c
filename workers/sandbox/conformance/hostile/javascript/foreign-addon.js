const fs = require("node:fs");

function attack() {
  fs.writeFileSync("/tmp/errorbar-escape.node", "\x7fELF");
  return require("/tmp/errorbar-escape.node");
}
