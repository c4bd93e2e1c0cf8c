import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assertNever } from "../../../../lib/core/assert-never";
import type { SandboxBackend } from "../../../../lib/core/ports/sandbox";
import { classifyExit } from "../../../../lib/core/scoring/classify-step";
import type { Value } from "../../../../lib/core/values/value";
import { conformanceFolder } from "../conformance-folder";
import { type ConformanceLanguage, fileEndings } from "../conformance-language";
import { ask, type Reply, runProgram } from "../driver-session";
import { type ExpectedEnd, type HostileProgram, hostileLimitsFor } from "./hostile-program";

/**
 * Runs one hostile program in a sandbox of its own; what was not as it must be, empty when it was
 * contained. `port` is that of a listener that it may try to reach.
 */
export async function runHostileProgram(
  backend: SandboxBackend,
  language: ConformanceLanguage,
  program: HostileProgram,
  port: number,
): Promise<string[]> {
  const limits = { ...hostileLimitsFor(language), ...program.limits };
  const faults: string[] = [];
  const { reply, usage } = await runProgram(
    backend,
    {
      language,
      limits,
      source: readHostileSource(language, program),
      arguments: argumentsOf(language, program, port),
    },
    async (handle) => {
      if (program.end.kind !== "returned") return;
      // A program that only returned must not have harmed the driver beside it either.
      const alive = await ask(handle, "Q", "");
      if (alive.kind !== "answer" || alive.status !== "Q") faults.push("its driver is gone");
    },
  );
  const difference = describeDifference(reply, program.end);
  if (difference !== null) faults.push(difference);
  if (usage === null) return faults;
  const { processLimitHits, policyViolations } = usage;
  if (processLimitHits > 0 !== (program.hitsProcessLimit === true)) {
    faults.push(`${processLimitHits} forks were refused`);
  }
  const violates = program.end.kind === "ended" && program.end.reason === "policy-violation";
  if (policyViolations > 0 !== violates) {
    faults.push(`${policyViolations} policy violations were counted`);
  }
  return faults;
}

/** Source of a program, by its language's ending. */
export function readHostileSource(language: ConformanceLanguage, program: HostileProgram): string {
  const name = `${program.file ?? program.name}${fileEndings[language]}`;
  return readFileSync(join(conformanceFolder, "hostile", language, name), "utf8");
}

function argumentsOf(
  language: ConformanceLanguage,
  program: HostileProgram,
  port: number,
): Value[] {
  const number: Value =
    language === "javascript"
      ? { kind: "float", value: port }
      : { kind: "int", value: BigInt(port) };
  return [
    ...(program.takesPort ? [number] : []),
    ...(program.word === undefined ? [] : [{ kind: "string" as const, value: program.word }]),
  ];
}

/** What is wrong with an end; null when it is the expected one. */
function describeDifference(reply: Reply, end: ExpectedEnd): string | null {
  return fits(reply, end) ? null : `it ended with ${JSON.stringify(reply).slice(0, 500)}`;
}

function fits(reply: Reply, end: ExpectedEnd): boolean {
  switch (end.kind) {
    case "ended":
      return (
        reply.kind === "ended" &&
        reply.reason === end.reason &&
        classifyExit(reply.reason) === end.failureClass
      );
    case "raised":
      return isError(reply, end.error);
    case "returned":
      return reply.kind === "answer" && reply.status === "R" && reply.text === end.value;
    default:
      return assertNever(end);
  }
}

function isError(reply: Reply, words: RegExp): boolean {
  return reply.kind === "answer" && reply.status === "E" && words.test(JSON.parse(reply.text));
}
