// What start, test and the command line share: everything that a fresh clone still lacks.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle, root, standalone } from "./checkout.mjs";
import { arePackagesInstalled, installPackages } from "./install-packages.mjs";
import { installSystemPackages, missingPrograms } from "./install-system-packages.mjs";
import { relocate } from "./relocate.mjs";
import { StepFailure } from "./show-step.mjs";
import { hashSources, isStamped, unlessStamped } from "./stamp.mjs";
import { withSetupLock } from "./with-setup-lock.mjs";

const notPossibleExitCode = 3;
const shared = ["package-lock.json", "package.json", "tsconfig.json", "lib", "db"];
const bundleSources = [...shared, "workers"];
const siteSources = [
  ...shared,
  "app",
  "components",
  "public",
  "workers/recompute",
  "next.config.ts",
  "proxy.ts",
];

const bundleStamp = join(root, "dist", "errorbar.stamp");
const siteStamp = join(root, "dist", "site.stamp");

// Each step looks before it takes the lock: work that is done needs no turn.

/** Installs packages and goes on under the packaged Node: call it first. */
export async function preparePackages() {
  if (!arePackagesInstalled()) await withSetupLock(installPackages);
  await relocate();
}

/** Bundles the command line when its sources changed. */
export async function prepareBundle() {
  const hash = hashSources(bundleSources);
  if (isStamped(bundleStamp, hash) && existsSync(bundle)) return;
  await withSetupLock(async () => {
    if (!existsSync(bundle)) rmSync(bundleStamp, { force: true });
    await unlessStamped(bundleStamp, hash, async () => {
      const { buildWorker } = await import("./build-worker.mjs");
      await buildWorker(root);
    });
  });
}

/** Installs missing programs of the system, where that can be done. */
export async function prepareSystem(options) {
  if (missingPrograms(options).length === 0) return;
  await withSetupLock(() => installSystemPackages(options));
}

/** Whether the site is built from these sources. */
export function isSiteBuilt() {
  return (
    existsSync(join(standalone, "server.js")) && isStamped(siteStamp, hashSources(siteSources))
  );
}

/** Builds the site when its sources changed. */
export async function prepareSite() {
  if (isSiteBuilt()) return;
  await withSetupLock(async () => {
    if (!existsSync(join(standalone, "server.js"))) rmSync(siteStamp, { force: true });
    await unlessStamped(siteStamp, hashSources(siteSources), async () => {
      const { buildSite } = await import("./build-site.mjs");
      await buildSite();
    });
  });
}

/** Runs a set-up; a step that fails is its own message and exit code 3. */
export async function runSetup(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(notPossibleExitCode);
  }
}
