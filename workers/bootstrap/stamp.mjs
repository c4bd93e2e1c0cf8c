// Tells by content whether something was made from these very sources.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./checkout.mjs";

const skippedFolders = ["node_modules", "dist", ".next", ".git", "__pycache__", "test-support"];
/** Nothing is built from these. */
const isSkipped = (name) =>
  skippedFolders.includes(name) || /\.(tsbuildinfo|test\.[a-z]+)$/.test(name);

/** SHA-256 over names and contents of files and folders of the checkout. @param {string[]} paths */
export function hashSources(paths, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const path of paths) addToHash(hash, path);
  return hash.digest("hex");
}

function addToHash(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    const content = readFileSync(full);
    hash.update(`${path}\0${content.length}\0`).update(content);
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!isSkipped(name)) addToHash(hash, join(path, name));
  }
}

/** Whether the work of a stamp was done for this hash. */
export function isStamped(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash;
}

/**
 * Does work unless its stamp says that it was done for this hash. The stamp goes first and comes
 * back last, so that an interruption at any point means doing it again.
 */
export async function unlessStamped(stampFile, hash, work) {
  if (isStamped(stampFile, hash)) return;
  rmSync(stampFile, { force: true });
  await work();
  writeFileSync(stampFile, hash);
}
