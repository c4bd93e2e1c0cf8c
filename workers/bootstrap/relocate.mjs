// Step 2: go on under the packaged Node, whatever Node started this.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { packagedNode, root } from "./checkout.mjs";
import { StepFailure } from "./show-step.mjs";

const neededMajor = 24;
const ancestorCheckMs = 1_000;

/** Puts the packaged Node and the packages' programs first in PATH. */
export function putPackagedProgramsFirst() {
  const first = [join(root, "node_modules", ".bin"), dirname(packagedNode)];
  const rest = (process.env.PATH ?? "").split(delimiter).filter((part) => !first.includes(part));
  process.env.PATH = [...first, ...rest].join(delimiter);
}

/**
 * Runs this same script again under the packaged Node, unless that is what runs it.
 * @returns false when it is; otherwise it never returns
 */
export async function relocate() {
  putPackagedProgramsFirst();
  if (!existsSync(packagedNode)) {
    if (Number(process.versions.node.split(".")[0]) >= neededMajor) return false;
    throw new StepFailure(
      `There is no packaged Node ${neededMajor} for ${process.platform}-${process.arch}; start with one of your own.`,
    );
  }
  if (realpathSync(process.execPath) === realpathSync(packagedNode)) {
    endWithParent();
    return false;
  }
  process.exit(await runUnderPackagedNode());
}

/** When the process that relocated is gone, however it ended, this one ends as if told to. */
function endWithParent() {
  if (!process.connected) {
    endWithNpm();
    return;
  }
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

/**
 * npm that is told to end leaves behind what its shell started. Under npm, a new parent of this
 * process, or of the shell in between, means that npm is gone.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const viaShell = /^(sh|dash|bash)$/.test(nameOf(process.ppid));
  const ancestors = () => `${process.ppid} ${viaShell ? parentOf(process.ppid) : ""}`;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, ancestorCheckMs);
  timer.unref();
}

function nameOf(pid) {
  return readProcess(pid, "comm").trim();
}

function parentOf(pid) {
  // After the command in brackets, which may hold anything: state, then the parent.
  return readProcess(pid, "stat").split(") ").at(-1)?.split(" ")[1];
}

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // Gone, or a system without /proc.
    return "";
  }
}

function runUnderPackagedNode() {
  return new Promise((resolve, reject) => {
    const child = spawn(packagedNode, process.argv.slice(1), {
      // The channel tells the child when this process is gone, however it ended.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => child.kill(signal));
    }
    endWithNpm();
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal === null ? code : 1));
  });
}
