// Where things lie in this checkout.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const home = resolve(root, process.env.ERRORBAR_HOME || ".errorbar");
export const bundle = join(root, "dist", "errorbar.mjs");
export const standalone = join(root, ".next", "standalone");
export const packagedNode = join(root, "node_modules", `node-linux-${process.arch}`, "bin", "node");

/** @param {string} name */
export function logFile(name) {
  return join(home, "logs", `${name}.log`);
}
