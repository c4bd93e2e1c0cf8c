import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const begin = "(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(";
/** Characters of a module; smaller ones take no time worth a hint. */
const smallest = 2000;

/** Gives every script of a built site the hint of `hintModules`. */
export function hintChunks(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(".js")) continue;
    const path = join(folder, name);
    writeFileSync(path, hintModules(readFileSync(path, "utf8")));
  }
}

/**
 * Puts the functions that hold a script's modules in parentheses. A browser takes that for a function
 * which is called at once, and compiles it in the background while the script arrives; else it does when
 * the page starts, on the thread that answers the reader, and most of that time is this.
 */
export function hintModules(script) {
  if (!script.startsWith(begin)) return script;
  let hinted = script;
  for (const text of listModules(script)) {
    const place = hinted.indexOf(`,${text}`) + 1;
    if (text.length < smallest || place === 0) continue;
    const end = place + text.length;
    hinted = `${hinted.slice(0, place)}(${text})${hinted.slice(end)}`;
  }
  return hinted;
}

/** The source of each module, as the script itself hands them over. */
function listModules(script) {
  const modules = [];
  const push = (chunk) => modules.push(...chunk.filter((part) => typeof part === "function"));
  runInNewContext(script, { TURBOPACK: { push } });
  return modules.map(String);
}
