import { spawn } from "node:child_process";
import { join } from "node:path";
import { checkoutRoot } from "../checkout-root";

/**
 * The hostile set and the cheats against every backend, three times in a row: none may pass, and the
 * machine must be unharmed each time. Usage: npm run proof -- attack-thrice [TIMES]
 */
const [times = 3] = process.argv.slice(2).map(Number);
const folders = ["workers/sandbox/conformance", "workers/sandbox/fork-server"];
for (let time = 1; time <= times; time += 1) {
  process.stdout.write(`\n== attack ${time} of ${times}\n`);
  const code = await runTests();
  if (code !== 0) {
    process.stdout.write(`attack ${time} was not contained\n`);
    process.exitCode = 1;
    break;
  }
}
if (process.exitCode !== 1) process.stdout.write(`\ncontained ${times} times in a row\n`);

function runTests(): Promise<number | null> {
  const vitest = join(checkoutRoot, "node_modules/vitest/vitest.mjs");
  const words = [vitest, "run", "--project", "sandbox", ...folders];
  return new Promise((resolve, reject) => {
    const options = { cwd: checkoutRoot, stdio: "inherit" as const };
    const child = spawn(process.execPath, words, options);
    child.once("error", reject);
    child.once("exit", resolve);
  });
}
