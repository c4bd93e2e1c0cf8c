import { setTimeout as wait } from "node:timers/promises";
import { cpuNsOf } from "../../sandbox/test-support/own-groups";

const lookMs = 60;
const mostLooks = 100;
/** A sandbox that waits for its job uses nothing; garbage collectors of interpreters a little. */
const quietNs = 2_000_000n;

/** Waits until the sandboxes that wait for a job are all up: the pool is full, and nothing else runs. */
export async function settle(): Promise<void> {
  let before = cpuNsOf(process.pid);
  for (let look = 0; look < mostLooks; look += 1) {
    await wait(lookMs);
    const now = cpuNsOf(process.pid);
    if (now - before < quietNs) return;
    before = now;
  }
}
