const fs = require("node:fs");
const path = require("node:path");

/** Texts in reach: settings, what descriptors lead to, folders and files; and finds of the mark. */
function look_around(mark) {
  const texts = Object.entries(process.env).map(([name, value]) => `${name}=${value}`);
  for (const pid of list("/proc").filter((name) => /^\d+$/.test(name))) {
    texts.push(...read(`/proc/${pid}/environ`).split("\0"));
    for (const name of list(`/proc/${pid}/fd`)) texts.push(target(`/proc/${pid}/fd/${name}`));
  }
  const wanted = [...mark].reverse().join("");
  const open = ["/"];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of list(folder)) {
      const found = path.join(folder, name);
      if (found === "/proc") continue;
      const kind = fs.lstatSync(found);
      if (kind.isDirectory()) open.push(found);
      if (kind.isDirectory() || !/^\/(usr|lib|lib64|dev)\//.test(found)) texts.push(found);
      if (kind.isFile() && read(found).includes(wanted)) texts.push(`${found} holds ${wanted}`);
    }
  }
  return [...new Set(texts)].filter((text) => text !== "").sort();
}

function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

const list = (folder) => attempt(() => fs.readdirSync(folder), []);
const target = (link) => attempt(() => fs.readlinkSync(link), "");
// What is larger is the interpreter, a part of the pinned image.
const mostBytes = 4_000_000;
const read = (file) =>
  attempt(() => (fs.statSync(file).size > mostBytes ? "" : fs.readFileSync(file, "latin1")), "");
