const v8 = require("node:v8");

// The engine's own functions, which are not made for strangers.
function attack() {
  v8.setFlagsFromString("--allow-natives-syntax");
  return new Function("return %SystemBreak()")();
}
