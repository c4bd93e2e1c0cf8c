const v8 = require("node:v8");

function attack() {
  const held = Array.from({ length: 20_000 }, (_, index) => ({ name: `errorbar-escape-${index}` }));
  return [v8.writeHeapSnapshot("/tmp/errorbar-escape"), held.length];
}
