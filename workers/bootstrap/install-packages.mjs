// Step 1: npm's packages, as the lock file has them.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { logFile, packagedNode, root } from "./checkout.mjs";
import { runStep } from "./show-step.mjs";
import { hashSources, isStamped, unlessStamped } from "./stamp.mjs";

const stamp = join(root, "node_modules", ".errorbar-stamp");
const hashPackages = () => hashSources(["package-lock.json", ".npmrc"], process.arch);

/** Whether the packages are those of the lock file. */
export function arePackagesInstalled() {
  return isStamped(stamp, hashPackages()) && existsSync(join(root, "node_modules", ".bin", "node"));
}

/** Installs packages when the lock file changed or an installation was cut short. */
export async function installPackages() {
  if (!existsSync(packagedNode)) rmSync(stamp, { force: true });
  await unlessStamped(stamp, hashPackages(), () =>
    runStep({
      name: "Installing packages",
      command: [...npmCommand(), "ci", "--include=dev", "--include=optional", "--loglevel=error"],
      log: logFile("npm-ci"),
      lock: join(root, "dist", "packages.lock"),
      cwd: root,
      env: installEnvironment(),
    }),
  );
  // Again, for an npm that skips a project's own scripts.
  await import("./link-node.mjs");
}

/** The npm that started this script, or the one in PATH. */
function npmCommand() {
  const npm = process.env.npm_execpath;
  return npm?.endsWith("npm-cli.js") ? [process.execPath, npm] : ["npm"];
}

/** Without what a surrounding npm run or a production setting would change about the installation. */
function installEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      name !== "NODE_ENV" &&
      !/^npm_(config_(omit|production|json|silent|loglevel)|package_|lifecycle_)/i.test(name),
  );
  return Object.fromEntries(kept);
}
