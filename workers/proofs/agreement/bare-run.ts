import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import type { ExecutionPlan } from "../../../lib/core/scoring/execution";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import { pythonLiteral } from "../../../lib/core/values/python-literal";
import { executePlan } from "../../jobs/execute-plan";

/** A program that holds the answer and its tests together, the way that benchmarks ship. */
export interface BareRun {
  program: string;
  /** Programs run before it in the same namespace; their errors are passed over. */
  earlier: string[];
  /** Whether it runs as a file of its own, so that `__name__` is `"__main__"`. */
  asMain: boolean;
  limits: SandboxLimits;
}

export interface BareResult {
  passed: boolean;
  /** The error or the end, in one line; empty when it passed. */
  said: string;
}

const mebibyte = 1024 * 1024;

/** Benchmarks' own harnesses limit time and little else. */
export function looseLimits(cpuMs: number): SandboxLimits {
  return {
    ...defaultLimits,
    cpuMsPerTest: cpuMs,
    cpuMsTotal: cpuMs,
    wallMsPerTest: 3 * cpuMs,
    memoryBytes: 1024 * mebibyte,
    outputBytes: 16 * mebibyte,
  };
}

/**
 * Runs answer and tests in one process and believes its end: passed when nothing was raised. That is
 * what upstream did; here it happens inside a sandbox.
 */
export async function runBare(backend: SandboxBackend, run: BareRun): Promise<BareResult> {
  const plan: ExecutionPlan = {
    kind: "calls",
    entryPoint: "run_upstream",
    source: wrap(run),
    calls: ['["t"]'],
  };
  const { result } = await executePlan(backend, "python", run.limits, plan, null);
  const step = result.kind === "calls" ? (result.steps[0] ?? result.load) : result.load;
  if (step.kind === "returned") return { passed: true, said: "" };
  if ("detail" in step) return { passed: false, said: step.detail };
  return { passed: false, said: step.kind === "ended" ? step.reason : step.kind };
}

/** Loaded, it defines the function whose call runs everything: the CPU limit covers all of it. */
function wrap({ program, earlier, asMain }: BareRun): string {
  const name = asMain ? "__main__" : "upstream";
  return `def run_upstream():
    scope = {"__name__": "${name}"}
    for text in [${earlier.map(quote).join(", ")}]:
        try:
            exec(compile(text, "earlier.py", "exec", dont_inherit=True), scope)
        except Exception:
            pass
    exec(compile(${quote(program)}, "upstream.py", "exec", dont_inherit=True), scope)
    return True
`;
}

function quote(text: string): string {
  return pythonLiteral({ kind: "string", value: text });
}
