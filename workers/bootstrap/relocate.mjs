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
 * npm that is told to end leaves behind what its shell started. Under npm, a change among the two
 * nearest ancestors (that shell and npm) means that it is gone.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, ancestorCheckMs);
  timer.unref();
}

function parentOf(pid) {
  try {
    // After the command in brackets, which may hold anything: state, then the parent.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1];
  } catch {
    return undefined;
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
