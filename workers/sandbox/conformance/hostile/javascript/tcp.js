const net = require("node:net");

function attack(port) {
  return new Promise((resolve, reject) => {
    net.connect(port, "127.0.0.1", () => resolve("connected")).on("error", reject);
  });
}
