// Checks the layers. A checker that silently looks at nothing would pass for ever, so the number of
// modules it visited is held against the number on disk.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./checkout.mjs";

const folders = ["app", "components", "lib", "db", "workers", "e2e"];
const present = folders.filter((folder) => existsSync(join(root, folder)));
const cli = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruiser.mjs");
const cruise = spawnSync(
  process.execPath,
  [cli, "--config", ".dependency-cruiser.cjs", "-T", "json", ...present],
  { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 },
);

let summary;
try {
  ({ summary } = JSON.parse(cruise.stdout));
} catch {
  process.stdout.write(`${cruise.stderr}\nThe boundaries could not be checked.\n`);
  process.exit(1);
}

const violations = summary.violations.filter(({ rule }) => rule.severity === "error");
for (const { rule, from, to } of violations) {
  process.stdout.write(`${rule.name}: ${from} → ${to}\n`);
}
const minimum = present.reduce((sum, folder) => sum + countModules(join(root, folder)), 0);
if (summary.totalCruised < minimum) {
  process.stdout.write(`Only ${summary.totalCruised} of ${minimum} modules were visited.\n`);
}
process.stdout.write(`${summary.totalCruised} modules, ${violations.length} violations\n`);
process.exit(violations.length > 0 || summary.totalCruised < minimum ? 1 : 0);

function countModules(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === "node_modules") return sum;
    if (entry.isDirectory()) return sum + countModules(join(folder, entry.name));
    return sum + (/\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? 1 : 0);
  }, 0);
}
