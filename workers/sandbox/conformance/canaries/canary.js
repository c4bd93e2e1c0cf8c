const fs = require("node:fs");

function attack() {
  let sum = 0;
  for (let number = 0; number < 1000; number += 1) sum += number * number;
  return [
    Object.entries(process.env).sort(),
    process.cwd(),
    fs.readdirSync("/tmp"),
    fs.readdirSync("/dev/shm"),
    [process.getuid(), process.geteuid(), process.getgid()],
    fs
      .readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort(),
    sum,
  ];
}
