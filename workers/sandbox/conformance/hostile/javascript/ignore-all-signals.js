const os = require("node:os");

function attack() {
  for (const name of Object.keys(os.constants.signals)) {
    try {
      process.on(name, () => {});
    } catch {}
  }
  for (;;);
}
