import { expect, test } from "vitest";
import type { SandboxLimits } from "../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { ControlGroup } from "../control-group";
import { jobGroupOf } from "./job-group";

test("neither the server nor the holder of any job's namespace is one of the job's processes", () => {
  let pids = [10, 11];
  let configured: SandboxLimits | undefined;
  const group = {
    pids: () => pids,
    memoryBytes: () => 1_000,
    configure: (limits: SandboxLimits) => {
      configured = limits;
    },
  } as unknown as ControlGroup;
  const job = jobGroupOf(group);
  for (const holder of [11, 21, 31]) {
    pids = [10, holder];
    job.configure(defaultLimits);
    job.resume();
    expect(job.pids()).toEqual([]);
    pids = [10, holder, holder + 1];
    expect(job.pids()).toEqual([holder + 1]);
    // As many as bubblewrap's own two leave it.
    expect(configured?.processes).toBe(defaultLimits.processes);
  }
});
