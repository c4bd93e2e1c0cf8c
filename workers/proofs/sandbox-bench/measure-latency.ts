import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { ConformanceLanguage } from "../../sandbox/conformance/conformance-language";
import { javacCommand, prepareBare, runBare } from "./bare-programs";
import { javaSource, trivialProgram } from "./bench-programs";
import { compileFor, runSandboxed } from "./sandbox-job";
import { settle } from "./settle";

/** One thing that is timed, and how long each of its runs took. */
export interface Arm {
  language: ConformanceLanguage;
  name: "bare process" | "cold sandbox" | "hand-off to exit" | "cold compile" | "warm compile";
  run(): Promise<void>;
  times: number[];
}

export interface Backends {
  /** As board runs use it. */
  warm: SandboxBackend;
  /** Starts each sandbox when it is asked for. */
  cold: SandboxBackend;
}

/** What is timed in a language. */
export async function latencyArms(
  language: ConformanceLanguage,
  { warm, cold }: Backends,
  folder: string,
): Promise<Arm[]> {
  const program = trivialProgram(language);
  const bare = await prepareBare(language, program, folder);
  const text = await compileFor(warm, language, program.submission);
  const arm = (name: Arm["name"], run: Arm["run"]): Arm => ({ language, name, run, times: [] });
  const arms = [
    arm("bare process", () => runBare(bare)),
    arm("cold sandbox", () => runSandboxed(cold, language, text)),
    arm("hand-off to exit", () => runSandboxed(warm, language, text)),
  ];
  if (language !== "java") return arms;
  let number = 0;
  return [
    ...arms,
    arm("cold compile", () => runBare(javacCommand(writeSource(folder, ++number), folder))),
    arm("warm compile", async () => {
      await compileFor(warm, language, javaSource(++number));
    }),
  ];
}

function writeSource(folder: string, number: number): string {
  const path = join(mkdtempSync(join(folder, "source-")), "Solution.java");
  writeFileSync(path, javaSource(number));
  return path;
}

const discarded = 2;

/** Times every arm in turn, each round in another order; before each the pool is full and quiet. */
export async function measureLatency(
  arms: Arm[],
  runs: number,
  onRound: (round: number) => void,
): Promise<void> {
  for (let round = -discarded; round < runs; round += 1) {
    for (let index = 0; index < arms.length; index += 1) {
      const arm = arms[(index + round + discarded) % arms.length];
      if (arm === undefined) continue;
      await settle();
      const startedAt = performance.now();
      await arm.run();
      // The first rounds fill caches of the machine.
      if (round >= 0) arm.times.push(performance.now() - startedAt);
    }
    if (round >= 0) onRound(round + 1);
  }
}
