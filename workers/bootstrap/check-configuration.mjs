// Lets the bundle refuse a wrong setting before the slow steps.
import { spawnSync } from "node:child_process";
import { bundle } from "./checkout.mjs";

/** Ends this process with the bundle's own words and exit code when a variable is wrong. */
export function checkConfiguration() {
  const check = spawnSync(process.execPath, [bundle, "check-config"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (check.status !== 0) process.exit(check.status ?? 1);
}
