import { findLimitsDecision } from "../../db/repositories/find-limits-decision";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listPublicTasks, type PublicTask } from "../../db/repositories/list-public-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import { describePackages, type PackageAllowlist } from "../../lib/core/suite/package-allowlist";
import type { Language } from "../../lib/core/vocabulary";
import { commandGroup } from "./command-group";
import type { RegisterCommand } from "./run-command-line";

const mebibyte = 1024 * 1024;

interface SuiteSummary {
  suite: string;
  revision: string;
  tasks: number;
  baseProblems: number;
  byCategory: Record<string, number>;
  byTier: Record<string, number>;
  byLanguage: Record<string, number>;
  exposed: boolean;
  /** Only where the suite says what answers may import. */
  packages?: PackageAllowlist;
  /** Only where a decision replaced the limits that the suite came with. */
  limits?: SandboxLimits & { reason: string; decidedAt: string };
}

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "suite")
    .command("show")
    .argument("<id>", "the suite's id")
    .description("what one suite holds")
    .action(async (id: string) => {
      const database = await context.database();
      const suite = await findSuiteRevision(database, id);
      if (suite === null) throw new DomainError("not-found", `there is no suite ${id}`);
      const summary = summarise(suite, await listPublicTasks(database, suite.id));
      const decision = await findLimitsDecision(database, suite.id);
      if (decision !== null && suite.limits !== null) {
        const { reason, decidedAt } = decision;
        summary.limits = { ...suite.limits, reason, decidedAt: decidedAt.toISOString() };
      }
      context.output.result(summary, describeSuite(summary));
    });
};

function summarise(suite: SuiteRevision, tasks: PublicTask[]): SuiteSummary {
  return {
    suite: suite.suiteId,
    revision: suite.revision,
    tasks: tasks.length,
    baseProblems: new Set(tasks.map((task) => task.baseId)).size,
    byCategory: countBy(tasks, (task) => task.category ?? "none"),
    byTier: countBy(tasks, (task) => String(task.tier ?? "none")),
    byLanguage: countBy(tasks, (task) => task.language ?? "none"),
    exposed: suite.exposed,
    ...(suite.packages === null ? {} : { packages: suite.packages }),
  };
}

function countBy(tasks: PublicTask[], key: (task: PublicTask) => string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const task of tasks) counts.set(key(task), (counts.get(key(task)) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b, "en")));
}

function describeSuite(summary: SuiteSummary): string {
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ");
  return [
    `${summary.suite}, revision ${summary.revision}`,
    `${summary.tasks} tasks from ${summary.baseProblems} base problems`,
    `categories: ${list(summary.byCategory)}`,
    `tiers: ${list(summary.byTier)}`,
    `languages: ${list(summary.byLanguage)}`,
    summary.exposed
      ? "exposed: the tasks were public before a model could be asked, or that is not known"
      : "not exposed",
    ...(summary.packages
      ? [
          `allowed imports: ${describePackages(summary.packages, Object.keys(summary.byLanguage) as Language[])}`,
        ]
      : []),
    ...(summary.limits ? [describeDecision(summary.limits)] : []),
  ].join("\n");
}

function describeDecision(limits: NonNullable<SuiteSummary["limits"]>): string {
  const { cpuMsPerTest, cpuMsTotal, wallMsPerTest, memoryBytes, reason, decidedAt } = limits;
  const memory = Math.round(memoryBytes / mebibyte);
  return [
    `limits decided on ${decidedAt.slice(0, 10)}: CPU ${cpuMsPerTest} ms a test and ${cpuMsTotal} ms in all,`,
    `clock ${wallMsPerTest} ms a test, memory ${memory} MiB; reason: ${reason}`,
  ].join(" ");
}
