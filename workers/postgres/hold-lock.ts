import { type ChildProcess, spawn } from "node:child_process";
import { DomainError } from "../../lib/core/errors";

export interface HeldLock {
  release(): Promise<void>;
}

/**
 * Starts a helper that holds kernel locks for as long as this process lives: its standard input
 * closes when the process ends in any way, kill -9 included. Resolves once it says `ready`.
 */
export async function startKeeper(script: string, words: string[]): Promise<HeldLock> {
  const keeper = spawn("sh", ["-c", script, "sh", ...words], {
    stdio: ["pipe", "pipe", "ignore"],
    // A session of its own: Ctrl-C in the terminal must not end it before us.
    detached: true,
  });
  await saysReady(keeper);
  let exited = keeper.exitCode !== null;
  const exit = new Promise<void>((resolve) => {
    keeper.once("exit", () => {
      exited = true;
      resolve();
    });
  });
  // The keeper alone shall not keep the event loop alive.
  keeper.unref();
  unrefStream(keeper.stdin);
  unrefStream(keeper.stdout);
  return {
    release: async () => {
      if (exited) return;
      keeper.ref();
      keeper.stdin?.end();
      await exit;
    },
  };
}

function unrefStream(stream: unknown): void {
  (stream as { unref?: () => void }).unref?.();
}

function saysReady(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new DomainError("environment", "a lock could not be taken", { cause }));
    keeper.once("error", fail);
    keeper.once("exit", fail);
    keeper.stdout?.once("data", () => {
      keeper.off("exit", fail);
      resolve();
    });
  });
}

const exclusiveScript = 'exec 9>>"$1"; flock 9 || exit 1; echo ready; cat >/dev/null';

/** Waits for and holds an exclusive lock on a file. */
export function holdLock(path: string): Promise<HeldLock> {
  return startKeeper(exclusiveScript, [path]);
}
