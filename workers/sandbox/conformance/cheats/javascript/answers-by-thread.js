const { Worker } = require("node:worker_threads");

const script = `
const fs = require("node:fs");
function exactly(count) {
  const bytes = Buffer.alloc(count);
  let have = 0;
  while (have < count) have += fs.readSync(3, bytes, have, count - have, null);
  return bytes;
}
for (;;) {
  const request = exactly(exactly(4).readUInt32BE()).toString("latin1").split("\\0");
  const body = Buffer.from(request[0] + (request[1] === "Q" ? "\\0Q\\0" : '\\0R\\0["f","0.0"]'));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  fs.writeSync(3, Buffer.concat([head, body]));
}`;
new Worker(script, { eval: true });

function seal() {
  return 0;
}
