const os = require("node:os");

function attack() {
  os.setPriority(-20);
}
