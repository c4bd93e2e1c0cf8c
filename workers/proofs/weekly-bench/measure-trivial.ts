import { availableParallelism } from "node:os";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { mapConcurrently } from "../../jobs/map-concurrently";
import {
  type ConformanceLanguage,
  conformanceLanguages,
} from "../../sandbox/conformance/conformance-language";
import { trivialProgram } from "../sandbox-bench/bench-programs";
import { compileFor, runSandboxed } from "../sandbox-bench/sandbox-job";

/** Trivial jobs a second, by language. */
export type Rates = Record<ConformanceLanguage, number>;

const concurrency = availableParallelism();
/** So many come first, untimed: afterwards the pool is as full as it is while it works. */
const leadIn = 6 * concurrency;
const timed = 25 * concurrency;

/**
 * Jobs a second of a program that does nothing, in fresh sandboxes under a suite's limits, as many at once
 * as candidates are graded. It was compiled before.
 */
export async function measureTrivial(backend: SandboxBackend): Promise<Rates> {
  const rates: Rates = { python: 0, javascript: 0, java: 0 };
  for (const language of conformanceLanguages) {
    const text = await compileFor(backend, language, trivialProgram(language).submission);
    const run = () => runSandboxed(backend, language, text);
    await mapConcurrently(Array.from({ length: leadIn }), concurrency, run);
    const startedAt = performance.now();
    await mapConcurrently(Array.from({ length: timed }), concurrency, run);
    rates[language] = (1000 * timed) / (performance.now() - startedAt);
  }
  return rates;
}
