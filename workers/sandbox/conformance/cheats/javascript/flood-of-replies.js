const fs = require("node:fs");

function seal() {
  fs.writeSync(3, Buffer.alloc(400_000));
  return 0;
}
