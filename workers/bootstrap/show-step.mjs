// Runs one step of the set-up as a child process: quiet when it is quick, with its name and the
// time it has taken when it is not, and with the end of its output when it fails.
import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname } from "node:path";

const quietMs = 2_000;
const linesShownOnFailure = 20;

export class StepFailure extends Error {}

/** Shows a step's name and elapsed time after two seconds. @returns ends the display */
export function showStep(name) {
  const startedAt = Date.now();
  const isTerminal = process.stderr.isTTY === true;
  let shown = false;
  const show = () => {
    shown = true;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stderr.write(isTerminal ? `\r${name} … ${seconds} s ` : `${name} … ${seconds} s\n`);
  };
  const first = setTimeout(show, quietMs);
  const timer = setInterval(() => shown && show(), isTerminal ? 1_000 : 10_000);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    if (!shown) return;
    show();
    if (isTerminal) process.stderr.write("\n");
  };
}

/**
 * Runs a command with its output in a log file. With `lock`, the command waits for an earlier one
 * that outlived its own set-up (after kill -9) and may still be writing the same files.
 * @param {{ name: string, command: string[], log: string, lock?: string, env?: NodeJS.ProcessEnv, cwd: string }} step
 * @throws StepFailure with the log's path and last lines
 */
export async function runStep(step) {
  mkdirSync(dirname(step.log), { recursive: true });
  const output = openSync(step.log, "w");
  const hide = showStep(step.name);
  try {
    const how = await runChild(step, output);
    if (how !== 0) {
      throw new StepFailure(
        `${step.name} failed (${how}). The end of ${step.log}:\n${lastLines(step.log)}`,
      );
    }
  } finally {
    hide();
    closeSync(output);
  }
}

function runChild(step, output) {
  const [program, ...words] = withLock(step);
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: step.cwd,
      env: step.env ?? process.env,
      stdio: ["ignore", output, output],
    });
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    let interruption = null;
    const forward = (signal) => {
      interruption = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    const finish = (how) => {
      if (interruption !== null) process.exit(128 + constants.signals[interruption]);
      for (const signal of signals) process.off(signal, forward);
      resolve(how);
    };
    child.once("error", (error) => finish(error.message));
    child.once("exit", (code, signal) => finish(signal ?? code));
  });
}

function withLock(step) {
  if (step.lock === undefined || spawnSync("flock", ["--version"]).status !== 0) {
    return step.command;
  }
  // --no-fork: signals reach the command itself.
  return ["flock", "--no-fork", step.lock, ...step.command];
}

function lastLines(path) {
  if (!existsSync(path)) return "";
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.slice(-linesShownOnFailure).join("\n");
}
