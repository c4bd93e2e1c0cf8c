import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, expect, test, vi } from "vitest";
import { longestProcessorWaitMs, processorWaitsMs } from "./longest-processor-wait";

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

function start(...command: [string, ...string[]]): number {
  const [program, ...words] = command;
  const child = spawn(program, words, { stdio: "ignore" });
  children.push(child);
  if (child.pid === undefined) throw new Error(`${program} did not start`);
  return child.pid;
}

test("processes that share one processor wait for it, and the longest wait counts", async () => {
  const pids = [1, 2, 3].map(() => start("taskset", "-c", "0", "sh", "-c", "while :; do :; done"));
  await vi.waitFor(() => expect(longestProcessorWaitMs(pids)).toBeGreaterThan(300), 10_000);
  const since = processorWaitsMs(pids);
  expect(longestProcessorWaitMs(pids, since)).toBeLessThan(300);
  await vi.waitFor(() => expect(longestProcessorWaitMs(pids, since)).toBeGreaterThan(300), 10_000);
});

test("a process that sleeps or is gone does not wait", () => {
  const asleep = start("sleep", "60");
  expect(longestProcessorWaitMs([asleep, 2 ** 22 - 1])).toBeLessThan(300);
  expect(longestProcessorWaitMs([])).toBe(0);
});
