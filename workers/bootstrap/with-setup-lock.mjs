// One set-up at a time in a checkout. The kernel drops the lock when its holder ends, however that
// happens: the helper's standard input closes with this process.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./checkout.mjs";
import { showStep } from "./show-step.mjs";

const script = 'exec 9>>"$1"; flock 9 || exit 1; echo ready; cat >/dev/null';

/** Runs work while no other process sets this checkout up. */
export async function withSetupLock(work) {
  const release = await takeLock();
  try {
    return await work();
  } finally {
    await release();
  }
}

async function takeLock() {
  const folder = join(root, "dist");
  mkdirSync(folder, { recursive: true });
  const keeper = spawn("sh", ["-c", script, "sh", join(folder, "setup.lock")], {
    stdio: ["pipe", "pipe", "ignore"],
    // Ctrl-C must not free the lock while this process still works.
    detached: true,
  });
  const exit = new Promise((resolve) => keeper.once("exit", resolve));
  const hide = showStep("Waiting for another set-up of this checkout");
  // Without flock there is no lock, but a lone set-up still works.
  await Promise.race([new Promise((resolve) => keeper.stdout.once("data", resolve)), exit]);
  hide();
  return async () => {
    keeper.stdin.end();
    await exit;
  };
}
