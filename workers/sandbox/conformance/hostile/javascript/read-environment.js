const fs = require("node:fs");

function attack() {
  const inherited = fs.readFileSync("/proc/self/environ", "utf8").split("\0").filter(Boolean).sort();
  const seen = Object.entries(process.env).map(([name, value]) => `${name}=${value}`);
  if (inherited.join() !== seen.sort().join()) throw new Error("two environments");
  // Where it was started is no secret, and not every launcher says it.
  return inherited.filter((entry) => entry !== "PWD=/tmp");
}
