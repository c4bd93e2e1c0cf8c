import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { mapConcurrently } from "../../jobs/map-concurrently";
import type { ConformanceLanguage } from "../../sandbox/conformance/conformance-language";
import { prepareBare, runBare } from "./bare-programs";
import type { BenchProgram } from "./bench-programs";
import { compileFor, runPatiently } from "./sandbox-job";
import { settle } from "./settle";

export interface Throughput {
  bare: number[];
  sandboxed: number[];
  /** Sandboxed by bare, round by round. */
  ratios: number[];
}

/** Jobs a second of one program, bare and sandboxed at the same concurrency, in alternating rounds. */
export async function measureThroughput(
  backend: SandboxBackend,
  language: ConformanceLanguage,
  program: BenchProgram,
  plan: { folder: string; rounds: number; jobs: number; concurrency: number },
): Promise<Throughput> {
  const command = await prepareBare(language, program, plan.folder);
  const text = await compileFor(backend, language, program.submission);
  // A pool keeps ready what was asked for before.
  const first = Array.from({ length: 3 * plan.concurrency });
  await mapConcurrently(first, plan.concurrency, () => runPatiently(backend, language, text));
  const measured: Throughput = { bare: [], sandboxed: [], ratios: [] };
  const rate = async (run: () => Promise<void>) => {
    await settle();
    const startedAt = performance.now();
    await mapConcurrently(Array.from({ length: plan.jobs }), plan.concurrency, run);
    return (1000 * plan.jobs) / (performance.now() - startedAt);
  };
  const arms = {
    bare: () => rate(() => runBare(command)),
    sandboxed: () => rate(() => runPatiently(backend, language, text)),
  };
  for (let round = 0; round < plan.rounds; round += 1) {
    const order =
      round % 2 === 0 ? (["bare", "sandboxed"] as const) : (["sandboxed", "bare"] as const);
    for (const name of order) measured[name].push(await arms[name]());
    const [bare, sandboxed] = [measured.bare.at(-1), measured.sandboxed.at(-1)];
    if (bare !== undefined && sandboxed !== undefined) measured.ratios.push(sandboxed / bare);
  }
  return measured;
}
