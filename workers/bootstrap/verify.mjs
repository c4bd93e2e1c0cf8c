// npm run verify: everything that needs no browser, stopping at nothing, failing if anything fails.
import { join } from "node:path";
import { root } from "./checkout.mjs";
import { putPackagedProgramsFirst } from "./relocate.mjs";
import { runShown } from "./run-shown.mjs";
import { staticChecks } from "./static-checks.mjs";

putPackagedProgramsFirst();
const unitTests = {
  name: "unit and database tests",
  words: [join(root, "node_modules", "vitest", "vitest.mjs"), "run"],
};
const failed = [];
for (const { name, words } of [...staticChecks, unitTests]) {
  if ((await runShown(name, words)) !== 0) failed.push(name);
}
process.stdout.write(failed.length === 0 ? "\nverified\n" : `\nfailed: ${failed.join(", ")}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
