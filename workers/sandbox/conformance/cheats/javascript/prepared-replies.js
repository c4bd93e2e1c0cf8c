const fs = require("node:fs");

function seal() {
  for (let number = 0; number < 3; number += 1) {
    const body = Buffer.from(`${String(number).padStart(16, "0")}\0R\0["f","0.0"]`);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    fs.writeSync(3, Buffer.concat([head, body]));
  }
  return 0;
}
