const dns = require("node:dns");

function attack() {
  return dns.promises.lookup("example.com");
}
