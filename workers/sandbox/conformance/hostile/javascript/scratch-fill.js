const fs = require("node:fs");

function attack() {
  for (let index = 0; index < 1_000; index += 1) {
    fs.writeFileSync(`/tmp/errorbar-escape-${index}`, "x".repeat(500_000));
  }
}
