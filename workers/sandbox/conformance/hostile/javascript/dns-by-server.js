const { Resolver } = require("node:dns").promises;

function attack() {
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers(["127.0.0.1"]);
  return resolver.resolve4("example.com");
}
