import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import type { PublishedTask } from "../../lib/core/suite/published-task";
import { formatWire } from "../../lib/core/values/format-wire";
import type { Value } from "../../lib/core/values/value";
import { checkoutRoot } from "../checkout-root";
import { executePlan } from "./execute-plan";

const program = join(checkoutRoot, "workers/importers/analyse_tests.py");

/** What of a task its tests are read with. */
export type AnalysedTask = Pick<PublishedTask, "entryPoint" | "prompt" | "tests">;

/** A task whose analysis ended its sandbox gets this many sandboxes of its own. */
const attemptsAlone = 2;

/** Tasks a sandbox: progress is told between them. */
const batchSize = 200;

/**
 * Runs analyse_tests.py over Python tests in sandboxes: tests are a stranger's code too. Where one
 * ends its sandbox, the tasks after it go on in a fresh one; such a task comes back as None and is
 * then checked as a whole. Tests of another kind than assertions and checks are left as they are.
 */
export async function analyseTests(
  backend: SandboxBackend,
  tasks: AnalysedTask[],
  onTasks: (count: number) => void = () => {},
): Promise<Value[]> {
  const found: Value[] = [];
  while (found.length < tasks.length) {
    const before = found.length;
    const batch = tasks.slice(before, before + batchSize);
    found.push(...(await analyseUntilEnd(backend, batch)));
    const task = tasks[found.length];
    if (task && found.length < before + batch.length) found.push(await analyseAlone(backend, task));
    onTasks(found.length - before);
  }
  return found;
}

async function analyseAlone(backend: SandboxBackend, task: AnalysedTask): Promise<Value> {
  for (let attempt = 1; attempt <= attemptsAlone; attempt += 1) {
    const [value] = await analyseUntilEnd(backend, [task]);
    if (value) return value;
  }
  return { kind: "none" };
}

/** Analyses in order until one does not return; a value for each that did. */
async function analyseUntilEnd(backend: SandboxBackend, tasks: AnalysedTask[]): Promise<Value[]> {
  const calls = tasks.map((task) => formatWire({ kind: "tuple", items: toArguments(task) }));
  const limits = { ...defaultLimits, cpuMsTotal: 60_000 };
  const source = readFileSync(program, "utf8");
  const plan = { kind: "calls" as const, entryPoint: "analyse", source, calls };
  const { result } = await executePlan(backend, "python", limits, plan, null);
  const values: Value[] = [];
  for (const step of result.kind === "calls" ? result.steps : []) {
    if (step.kind !== "returned") break;
    values.push(step.value);
  }
  return values;
}

/** The arguments of the program's function `analyse`. */
function toArguments({ entryPoint, prompt, tests }: AnalysedTask): Value[] {
  switch (tests.kind) {
    case "check":
      return ["check", prompt, entryPoint, tests.source, tests.shown].map(toText);
    case "asserts": {
      const asserts = tests.asserts.map(
        ({ source, visibility }): Value => ({
          kind: "tuple",
          items: [{ kind: "bool", value: visibility === "public" }, toText(source)],
        }),
      );
      const texts = ["asserts", entryPoint, tests.setup].map(toText);
      return [...texts, { kind: "list", items: asserts }];
    }
    case "program":
    case "plan":
      return [toText("none")];
  }
}

function toText(value: string): Value {
  return { kind: "string", value };
}
