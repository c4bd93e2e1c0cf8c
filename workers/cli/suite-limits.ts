import { InvalidArgumentError } from "commander";
import { appendSuiteLimits } from "../../db/repositories/append-suite-limits";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { requireGradable } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import { commandGroup } from "./command-group";
import { parseReason } from "./parse-reason";
import type { RegisterCommand } from "./run-command-line";

interface Options {
  revision?: string;
  cpuMs?: number;
  cpuTotalMs?: number;
  wallMs?: number;
  memoryMib?: number;
  processes?: number;
  reason: string;
}

const mebibyte = 1024 * 1024;
const longestMs = 3_600_000;
const mostMemoryMib = 1024 * 1024;
const leastMemoryMib = 16;
const mostProcesses = 4096;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "suite")
    .command("limits")
    .argument("<id>", "the suite's id")
    .description("decides under which limits a suite is graded from now on")
    .option("--revision <revision>", "a revision of the suite (default: the newest)")
    .option("--cpu-ms <n>", "CPU time of loading and of each test", count(1, longestMs))
    .option("--cpu-total-ms <n>", "CPU time of a whole execution", count(1, longestMs))
    .option("--wall-ms <n>", "clock time of loading and of each test", count(1, longestMs))
    .option("--memory-mib <n>", "memory and scratch files", count(leastMemoryMib, mostMemoryMib))
    .option("--processes <n>", "processes and threads", count(1, mostProcesses))
    .requiredOption("--reason <text>", "why, for the record", parseReason)
    .action(async (id: string, options: Options) => {
      const db = await context.database();
      const found = await findSuiteRevision(db, id, options.revision);
      if (found === null) {
        throw new DomainError("not-found", `there is no such suite or revision: see suite list`);
      }
      const suite = requireGradable(found);
      let limits = suite.limits;
      let changes: LimitChange[] = [];
      await appendSuiteLimits(db, {
        suiteRevisionId: suite.id,
        reason: options.reason,
        decide: (inForce) => {
          const before = inForce ?? suite.limits;
          limits = decideLimits(before, options);
          changes = listChanges(before, limits);
          return changes.length === 0 ? null : limits;
        },
      });
      context.output.result(
        { suite: id, revision: suite.revision, changed: changes.length > 0, limits, changes },
        changes.length === 0
          ? `${id} has these limits already: nothing changed`
          : [
              `${id}, revision ${suite.revision}, is graded under other limits from now on`,
              ...changes.map(({ field, from, to }) => `  ${field}: ${from} -> ${to}`),
              `its records stand under the old ones until: errorbar regrade --suite ${id}`,
            ].join("\n"),
      );
    });
};

function count(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`a whole number from ${least} to ${most}.`);
  };
}

/**
 * The limits in force with what was asked for in their place.
 * @throws DomainError bad-input when nothing was asked for, or the limits contradict each other.
 */
function decideLimits(limits: SandboxLimits, options: Options): SandboxLimits {
  const { cpuMs, cpuTotalMs, wallMs, memoryMib, processes } = options;
  const asked: Partial<SandboxLimits> = {
    ...(cpuMs === undefined ? {} : { cpuMsPerTest: cpuMs }),
    ...(cpuTotalMs === undefined ? {} : { cpuMsTotal: cpuTotalMs }),
    ...(wallMs === undefined ? {} : { wallMsPerTest: wallMs }),
    ...(memoryMib === undefined ? {} : { memoryBytes: memoryMib * mebibyte }),
    ...(processes === undefined ? {} : { processes }),
  };
  if (Object.keys(asked).length === 0) {
    throw new DomainError("bad-input", "name a limit, such as --cpu-ms 3000");
  }
  const decided = { ...limits, ...asked };
  if (decided.cpuMsPerTest > decided.cpuMsTotal) {
    throw new DomainError(
      "bad-input",
      `--cpu-ms ${decided.cpuMsPerTest} is more than a whole execution may use (${decided.cpuMsTotal}): raise --cpu-total-ms too`,
    );
  }
  if (decided.wallMsPerTest < decided.cpuMsPerTest) {
    throw new DomainError(
      "bad-input",
      `--wall-ms ${decided.wallMsPerTest} is less than the CPU time of a test (${decided.cpuMsPerTest}): raise --wall-ms too`,
    );
  }
  return decided;
}

interface LimitChange {
  field: keyof SandboxLimits;
  from: number;
  to: number;
}

function listChanges(before: SandboxLimits, after: SandboxLimits): LimitChange[] {
  const fields = Object.keys(after) as (keyof SandboxLimits)[];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }));
}
