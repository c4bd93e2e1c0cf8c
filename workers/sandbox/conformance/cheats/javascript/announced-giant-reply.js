const fs = require("node:fs");

function seal() {
  fs.writeSync(3, Buffer.from([255, 255, 255, 255]));
  return 0;
}
