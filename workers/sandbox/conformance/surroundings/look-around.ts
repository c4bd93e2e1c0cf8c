import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "../../../../lib/core/errors";
import type { SandboxBackend } from "../../../../lib/core/ports/sandbox";
import { parseWire } from "../../../../lib/core/values/parse-wire";
import { conformanceFolder } from "../conformance-folder";
import { type ConformanceLanguage, fileEndings } from "../conformance-language";
import { runProgram } from "../driver-session";
import { hostileLimitsFor } from "../hostile/hostile-program";

/**
 * What a program of this language comes across in its sandbox: settings of every process that it can
 * see, what descriptors lead to, folders, files, and files that hold `mark`. The mark is given to it
 * backwards, so that its own arguments are no find.
 * @throws DomainError sandbox-fault when the program did not answer.
 */
export async function lookAround(
  backend: SandboxBackend,
  language: ConformanceLanguage,
  mark: string,
): Promise<string[]> {
  const path = join(conformanceFolder, "surroundings", `witness${fileEndings[language]}`);
  const limits = hostileLimitsFor(language);
  const { reply } = await runProgram(backend, {
    language,
    entryPoint: "look_around",
    source: readFileSync(path, "utf8"),
    arguments: [{ kind: "string", value: [...mark].reverse().join("") }],
    limits: { ...limits, cpuMsPerTest: 20_000, cpuMsTotal: 20_000 },
  });
  const value = reply.kind === "answer" && reply.status === "R" ? parseWire(reply.text) : null;
  if (value?.kind !== "list") {
    const said = JSON.stringify(reply).slice(0, 300);
    throw new DomainError("sandbox-fault", `the look around in ${language} failed: ${said}`);
  }
  return value.items.flatMap((item) => (item.kind === "string" ? [item.value] : []));
}
