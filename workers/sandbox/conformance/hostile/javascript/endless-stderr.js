const fs = require("node:fs");

// Not console.error: what a slow reader leaves would pile up in memory, and that limit might fire first.
function attack() {
  for (;;) fs.writeSync(2, "x".repeat(1_000));
}
