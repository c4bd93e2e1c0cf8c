// Some npm versions leave node_modules/.bin/node out when both architectures
// are listed as optional packages; npm scripts would then run on the system Node.
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const bin = join(root, "node_modules", ".bin");
const target = join("..", `node-linux-${process.arch}`, "bin", "node");

if (existsSync(join(bin, target)) && !existsSync(join(bin, "node"))) {
  mkdirSync(bin, { recursive: true });
  symlinkSync(target, join(bin, "node"));
}
