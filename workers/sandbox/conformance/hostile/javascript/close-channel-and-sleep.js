const fs = require("node:fs");

function attack() {
  fs.closeSync(3);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000);
}
