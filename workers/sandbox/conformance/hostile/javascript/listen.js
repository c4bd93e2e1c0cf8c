const net = require("node:net");

function attack() {
  return new Promise((resolve, reject) => {
    net.createServer().on("error", reject).listen(0, "127.0.0.1", () => resolve("listening"));
  });
}
