const fs = require("node:fs");

function attack() {
  const places = ["/sys/fs/cgroup", "/sys", "/run", "/var", "/home", "/root", "/etc"];
  return places.filter((path) => fs.existsSync(path) && fs.readdirSync(path).length > 0);
}
