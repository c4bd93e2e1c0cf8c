import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { ConformanceLanguage } from "../../sandbox/conformance/conformance-language";
import type { HostileProgram } from "../../sandbox/conformance/hostile/hostile-program";
import { programsByLanguage } from "../../sandbox/conformance/hostile/programs-by-language";
import { runHostileProgram } from "../../sandbox/conformance/hostile/run-hostile-program";
import type { CheckResult } from "./check-result";

/** The short form of the hostile set: one program for each kind of limit, where a language has it. */
const shortForm = [
  "infinite-loop",
  "memory-bomb",
  "buffer-bomb",
  "heap-bomb",
  "fork-bomb",
  "endless-stdout",
  "write-outside",
  "open-kernel-settings",
  "tcp",
  "policy-setuid",
];

/** The hostile programs that `doctor` runs in a language. */
export function shortFormOf(language: ConformanceLanguage): HostileProgram[] {
  return programsByLanguage[language].filter((program) => shortForm.includes(program.name));
}

/** Runs them for real, one after the other; `port` is that of a listener that must stay alone. */
export async function attackLanguage(
  backend: SandboxBackend,
  language: ConformanceLanguage,
  port: number,
  onDone: () => void,
): Promise<CheckResult> {
  const programs = shortFormOf(language);
  const escaped: string[] = [];
  for (const program of programs) {
    const faults = await runHostileProgram(backend, language, program, port);
    if (faults.length > 0) escaped.push(`${program.name} (${faults.join(", ")})`);
    onDone();
  }
  const contained = `${programs.length - escaped.length} of ${programs.length} contained`;
  const name = `hostile ${language}`;
  return escaped.length === 0
    ? { name, state: "ok", detail: `${contained}: ${programs.map((each) => each.name).join(", ")}` }
    : { name, state: "missing", detail: `${contained}; not: ${escaped.join("; ")}` };
}
