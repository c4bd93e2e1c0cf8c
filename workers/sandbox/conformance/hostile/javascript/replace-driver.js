const fs = require("node:fs");

const ATTEMPTS = [
  () => fs.openSync("/errorbar/driver.cjs", "r+"),
  () => fs.openSync("/usr/bin/node", "r+"),
  () => fs.unlinkSync("/errorbar/driver.cjs"),
  () => fs.renameSync("/errorbar", "/errorbar-escape"),
  () => fs.chmodSync("/errorbar/driver.cjs", 0o777),
  () => fs.linkSync("/errorbar/driver.cjs", "/tmp/errorbar-escape"),
  () => fs.mkdirSync("/errorbar/node_modules/errorbar-escape"),
];

function attack() {
  return ATTEMPTS.map((attempt) => {
    try {
      attempt();
      return `${attempt}`;
    } catch {
      return null;
    }
  }).filter((changed) => changed !== null);
}
