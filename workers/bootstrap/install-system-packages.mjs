// Step 3: programs of the system, where this user may install them.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { logFile, root } from "./checkout.mjs";
import { runStep, StepFailure } from "./show-step.mjs";

/** Program that must be there, and the Debian package that brings it. */
const needs = [
  { program: "bwrap", package: "bubblewrap", use: "running submissions" },
  { program: "python3", package: "python3", use: "running Python submissions" },
];
const testNeeds = [{ program: "chromium", package: "chromium", use: "browser tests" }];

/** Programs that this machine lacks. @param {{ forTests: boolean }} options */
export function missingPrograms({ forTests }) {
  return [...needs, ...(forTests ? testNeeds : [])].filter(
    // Where the worker looks: a version manager's python3 earlier in PATH is no help to it.
    (need) => !isExecutable(join("/usr/bin", need.program)),
  );
}

/**
 * Installs missing programs; where that can't be done, says how, and goes on without.
 * @param {{ forTests: boolean }} options
 */
export async function installSystemPackages(options) {
  const missing = missingPrograms(options);
  if (missing.length === 0) return;
  const names = missing.map((need) => need.package);
  if (!isInPath("apt-get")) {
    say(`Missing: ${listNeeds(missing)}. Install them with your system's package manager.`);
    return;
  }
  const asRoot = rootCommand();
  if (asRoot === null) {
    say(`Missing: ${listNeeds(missing)}. To install, run:\n  ${manualCommand(names)}`);
    return;
  }
  try {
    await installWithApt(asRoot, names);
  } catch (failure) {
    if (!(failure instanceof StepFailure)) throw failure;
    say(
      `${failure.message}\nGoing on without ${names.join(", ")}. To try again, run:\n  ${manualCommand(names)}`,
    );
  }
}

async function installWithApt(asRoot, names) {
  // dpkg insists on the administrator's folders, which a shell's PATH may lack.
  const path = `PATH=${[process.env.PATH, "/usr/local/sbin", "/usr/sbin", "/sbin"].join(delimiter)}`;
  const quietly = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", path];
  const apt = [
    ...[...quietly, "apt-get"],
    // Another apt may be at work; a dead mirror must not hold the start up for minutes.
    ...["-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::http::Timeout=30"],
  ];
  const step = (name, command) => runStep({ name, command, log: logFile("apt"), cwd: root });
  // An earlier set-up may have been cut off in the middle of unpacking.
  await step("Finishing an earlier installation", [...[...quietly, "dpkg", "--configure", "-a"]]);
  await step("Asking for system packages", [...apt, "update"]);
  await step(`Installing ${names.join(", ")}`, [
    ...[...apt, "install", "-y", "--no-install-recommends", ...names],
  ]);
}

/** Words that run a command as root, or null. */
function rootCommand() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" });
  return sudo.status === 0 ? ["sudo", "-n"] : null;
}

function isInPath(program) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => folder !== "" && isExecutable(join(folder, program)));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function manualCommand(names) {
  return `sudo apt-get update && sudo apt-get install -y ${names.join(" ")}`;
}

function listNeeds(missing) {
  return missing.map((need) => `${need.package} (for ${need.use})`).join(", ");
}

function say(text) {
  process.stderr.write(`${text}\n`);
}
