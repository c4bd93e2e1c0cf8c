const fs = require("node:fs");

// Opened, never written: with host root outside, the first of these is a way out of the sandbox.
const SETTINGS = [
  "/proc/sys/kernel/core_pattern",
  "/proc/sys/kernel/modprobe",
  "/proc/sys/kernel/hostname",
  "/proc/sys/vm/overcommit_memory",
  "/proc/sysrq-trigger",
];

function attack() {
  return SETTINGS.filter((path) => {
    try {
      fs.closeSync(fs.openSync(path, fs.constants.O_WRONLY));
      return true;
    } catch {
      return false;
    }
  });
}
