import { expect, test } from "vitest";
import type { ResourceUsage, SandboxBackend } from "../../lib/core/ports/sandbox";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { executeSteps } from "./execute-steps";
import { noUsage } from "./no-usage";

/** Its sandboxes end at once, as the list says one after the other. */
function endingBackend(ends: { reason: "cpu-limit" | "exited"; usage: Partial<ResourceUsage> }[]) {
  const backend: Pick<SandboxBackend, "compile" | "acquire"> = {
    compile: async () => ({ kind: "compiled", text: "", cpuMs: 0 }),
    acquire: async () => {
      const end = ends.shift();
      if (!end) throw new Error("one sandbox too many");
      return {
        send: () => {},
        receive: async () => ({ kind: "ended", reason: end.reason, starved: false, detail: "" }),
        usage: () => ({ ...noUsage, ...end.usage }),
        reset: async () => {},
        dispose: async () => {},
      };
    },
  };
  return backend as SandboxBackend;
}

test("several plans are one execution: sums, the largest memory, and the first end of note", async () => {
  const plan = { kind: "calls" as const, entryPoint: "f", source: "", calls: ['["t"]'] };
  const backend = endingBackend([
    { reason: "exited", usage: { cpuMs: 5, wallMs: 9, memoryPeakBytes: 70, outputBytes: 1 } },
    { reason: "cpu-limit", usage: { cpuMs: 7, wallMs: 8, memoryPeakBytes: 20, outputBytes: 2 } },
  ]);
  const executed = await executeSteps(backend, "python", defaultLimits, [plan, plan], null);
  expect(executed.usage).toEqual({
    ...noUsage,
    cpuMs: 12,
    wallMs: 17,
    memoryPeakBytes: 70,
    outputBytes: 3,
  });
  expect(executed.results).toHaveLength(2);
  expect([executed.exitReason, executed.stage]).toEqual(["exited", "run"]);
});
