// Step 3: programs of the system, where this user may install them.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { logFile, root } from "./checkout.mjs";
import { browserPackages, findBrowser } from "./find-browser.mjs";
import { runStep, StepFailure } from "./show-step.mjs";

/**
 * What must be there, and the Debian package that brings it.
 * @typedef {{ package: string, use: string, isThere: () => boolean }} Need
 */

// Where the worker looks: a version manager's python3 earlier in PATH is no help to it.
const program = (name) => () => isExecutable(join("/usr/bin", name));

/** @type {Need[]} */
const needs = [
  { package: "bubblewrap", use: "running submissions", isThere: program("bwrap") },
  { package: "python3", use: "running Python submissions", isThere: program("python3") },
];
/** @type {Need} */
const jdk = {
  package: "openjdk-17-jdk-headless",
  use: "running Java submissions",
  isThere: hasJdk,
};
/** @type {Need} */
const junit = {
  package: "junit5",
  use: "running tests that models write in Java",
  isThere: () => existsSync("/usr/share/java/junit-jupiter-api.jar"),
};
/** @type {Need} */
const browser = {
  package: browserPackages[0],
  use: "browser tests",
  isThere: () => findBrowser() !== undefined,
};

/** Programs that this machine lacks. @param {{ forTests: boolean }} options */
export function missingPrograms({ forTests }) {
  return [...needs, jdk, junit, ...(forTests ? [browser] : [])].filter((need) => !need.isThere());
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
  // One package that a distribution has under another name must not keep the others away.
  const apart = missing.filter((need) => [jdk, junit, browser].includes(need));
  const together = missing.filter((need) => !apart.includes(need));
  await tryToInstall(
    asRoot,
    together.map((need) => need.package),
  );
  for (const need of apart) {
    // Not every distribution has the first.
    const alternatives = need === browser ? browserPackages : [need.package];
    for (const name of alternatives) if (!need.isThere()) await tryToInstall(asRoot, [name]);
  }
}

async function tryToInstall(asRoot, names) {
  if (names.length === 0) return;
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

/** A full JDK of version 17 or later, as workers/sandbox/runtimes/java/find-jdk.ts wants it. */
function hasJdk() {
  const folder = "/usr/lib/jvm";
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.some((name) => {
    const path = join(folder, name);
    const release = join(path, "release");
    if (!isExecutable(join(path, "bin/jlink")) || !isExecutable(join(path, "bin/javac")))
      return false;
    if (!existsSync(release)) return false;
    const major = Number(/^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, "utf8"))?.[1]);
    return major >= 24 || (major >= 17 && existsSync(join(path, "jmods/jdk.compiler.jmod")));
  });
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
