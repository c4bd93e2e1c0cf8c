import { toScoreFacts } from "../../lib/core/scoring/score-facts";
import type { ImportedOutcomes, ImportedSystem } from "../jobs/import-outcomes";

/** The document that an import of outcomes answers. */
export function toImportAnswer(
  { suite, suiteCreated, systems }: ImportedOutcomes,
  { format, notes }: { format: string; notes: string[] },
) {
  return {
    suite: suite.suiteId,
    revision: suite.revision,
    suiteCreated,
    format,
    tasks: suite.taskCount,
    created: systems.filter(({ payload }) => payload !== null).length,
    unchanged: systems.filter(({ payload }) => payload === null).length,
    systems: systems.map(toSystem),
    notes,
  };
}

function toSystem({ system, runId, payload }: ImportedSystem) {
  const score = payload === null ? null : toScoreFacts(payload);
  return {
    system: system.name,
    model: system.slug,
    runId,
    created: score !== null,
    ...(score === null
      ? {}
      : {
          state: score.state,
          passed: score.passed,
          passedTrials: score.passedCandidates,
          trials: score.candidates,
          passRate: score.passRate,
          passAtK: score.passAtK,
          interval: score.interval,
        }),
  };
}

/** The same in words. */
export function describeImport(answer: ReturnType<typeof toImportAnswer>): string {
  const { suite, revision, tasks, created, unchanged } = answer;
  const where = `${suite}, revision ${revision}, ${tasks} tasks`;
  if (created === 0) return `${where}: nothing changed, ${countOf(unchanged)} stood already`;
  const incomplete = answer.systems.filter((system) => system.state === "incomplete").length;
  const parts = [
    `${countOf(created)} added`,
    ...(unchanged > 0 ? [`${unchanged} stood already`] : []),
    ...(incomplete > 0
      ? [`${incomplete} of them incomplete, so shown as bounds and unranked`]
      : []),
  ];
  return `${where}: ${parts.join("; ")}`;
}

function countOf(systems: number): string {
  return `${systems} ${systems === 1 ? "system" : "systems"}`;
}
