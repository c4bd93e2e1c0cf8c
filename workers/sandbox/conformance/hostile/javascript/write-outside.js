const fs = require("node:fs");

const PLACES = ["", "/usr", "/usr/bin", "/usr/lib", "/errorbar", "/dev", "/proc", "/proc/1", "/proc/sys"];

function attack() {
  return PLACES.filter((place) => {
    try {
      fs.writeFileSync(`${place}/errorbar-escape`, "");
      return true;
    } catch {
      return false;
    }
  });
}
