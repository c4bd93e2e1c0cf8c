// Runs a check or a test runner with its output on the terminal.
import { spawn } from "node:child_process";
import { root } from "./checkout.mjs";

/**
 * @param {string} name
 * @param {string[]} words what follows the Node program
 * @param {Record<string, string>} [extra] environment variables
 * @returns {Promise<number | null>} what it ended with; null where a signal or no start ended it
 */
export function runShown(name, words, extra = {}) {
  process.stdout.write(`\n== ${name}\n`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...extra },
    });
    child.once("error", (error) => {
      process.stdout.write(`${error.message}\n`);
      resolve(null);
    });
    child.once("exit", (code) => resolve(code));
  });
}
