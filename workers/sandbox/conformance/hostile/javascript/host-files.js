const fs = require("node:fs");

// All that an image has; a name beyond these is something of the machine's.
const OURS = ["dev", "errorbar", "lib", "lib64", "proc", "tmp", "usr"];

function attack() {
  return fs.readdirSync("/").filter((name) => !OURS.includes(name));
}
