const inspector = require("node:inspector");

function attack(port) {
  inspector.open(port, "127.0.0.1");
  return inspector.url();
}
