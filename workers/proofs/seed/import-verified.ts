import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { sharedFile } from "../../../lib/test-support/shared-data";
import { checkoutRoot } from "../../checkout-root";

const outcomesFile = "data/agent-psychometrics/swebench_verified_responses.jsonl.gz";

/**
 * Imports the outcomes of SWE-bench Verified into a home, as a user does; again changes nothing.
 * @returns false where the test data is not at hand
 */
export function importVerified(home: string): boolean {
  const file = sharedFile(outcomesFile);
  if (file === null) return false;
  const words = ["outcomes", "import", "--suite", "swe-bench-verified", "--file", file];
  execFileSync(process.execPath, [join(checkoutRoot, "dist", "errorbar.mjs"), ...words], {
    env: { ...process.env, ERRORBAR_HOME: home },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return true;
}
