import type { Cycle } from "../../db/repositories/find-cycle";
import { listModelVerdictCounts } from "../../db/repositories/list-model-verdict-counts";
import { listModels } from "../../db/repositories/list-models";
import { listRotations } from "../../db/repositories/list-rotations";
import { listRunOutcomes } from "../../db/repositories/list-run-outcomes";
import { listTaskOrigins, type TaskOrigin } from "../../db/repositories/list-task-origins";
import {
  type ContaminationFinding,
  ofExcess,
  ofSplit,
} from "../../lib/core/contamination/contamination-finding";
import { countAge } from "../../lib/core/contamination/count-age";
import { countRate } from "../../lib/core/contamination/counted-rate";
import { measureAgeSplit } from "../../lib/core/contamination/measure-age-split";
import { measureExcess } from "../../lib/core/contamination/measure-excess";
import { measureProtectedGap } from "../../lib/core/contamination/measure-protected-gap";
import { measureTimeSplit } from "../../lib/core/contamination/measure-time-split";
import { seedLabel } from "../../lib/core/sampling/seed-label";
import type { TaskCategory, Tier } from "../../lib/core/vocabulary";
import { searchCopiedTexts, type TextPorts } from "./search-copied-texts";

interface AnsweredTask extends TaskOrigin {
  tier: Tier;
  category: TaskCategory;
  passedAll: boolean;
  passedPublic: boolean;
}

interface AnsweredRun {
  model: string;
  runId: string;
  cutoff: string | null;
  tasks: AnsweredTask[];
}

/**
 * Every signal of every real model with a complete run in a cycle, flagged or not. Baselines answer with
 * references and are left out. Without a change of verdicts the answer is the same.
 */
export async function findContamination(
  ports: TextPorts,
  cycle: Cycle,
): Promise<ContaminationFinding[]> {
  const runs = await listAnsweredRuns(ports, cycle);
  if (runs.length === 0) return [];
  const label = seedLabel("bootstrap", cycle.cycle, {});
  const ageOf = countAge(await listRotations(ports.db, cycle.cycle));
  return [
    ...measureTimeSplit(runs.map(toDated), label).map((found) => ofSplit("time-split", found)),
    ...measureProtectedGap(
      runs.map(({ model, tasks }) => ({
        model,
        tasks: tasks.filter(({ publicCaseCount }) => publicCaseCount > 0),
      })),
      label,
    ).map((found) => ofExcess("protected-gap", found)),
    ...measureAgeSplit(
      runs.map(({ model, tasks }) => ({
        model,
        tasks: tasks.map((task) => ({
          ...task,
          ageCycles: ageOf(task.taskKey),
          passed: task.passedAll,
        })),
      })),
      label,
    ).map((found) => ofSplit("age", found)),
    ...(await searchRuns(ports, runs, label)),
  ];
}

async function listAnsweredRuns({ db }: TextPorts, cycle: Cycle): Promise<AnsweredRun[]> {
  const progress = (await listModelVerdictCounts(db, cycle.id)).filter(
    ({ synthetic }) => !synthetic,
  );
  const outcomes = await listRunOutcomes(
    db,
    progress.flatMap(({ runId }) => (runId === null ? [] : [runId])),
  );
  const origins = await listTaskOrigins(db, cycle.suiteRevisionId);
  const cutoffs = new Map((await listModels(db)).map(({ slug, cutoffOn }) => [slug, cutoffOn]));
  return progress.flatMap(({ slug, runId }) => {
    const own = outcomes.get(runId ?? "") ?? [];
    if (runId === null || own.length < origins.length) return [];
    const outcomeOf = new Map(own.map((outcome) => [outcome.taskId, outcome]));
    const tasks = origins.flatMap((origin) => {
      const outcome = outcomeOf.get(origin.taskId);
      const { tier, category } = origin;
      if (outcome === undefined || tier === null || category === null) return [];
      const passedAll = outcome.passes > 0;
      const passedPublic = passedAll || outcome.protectedGaps > 0;
      return [{ ...origin, tier, category, passedAll, passedPublic }];
    });
    return [{ model: slug, runId, cutoff: cutoffs.get(slug) ?? null, tasks }];
  });
}

function toDated({ model, cutoff, tasks }: AnsweredRun) {
  return {
    model,
    cutoff,
    tasks: tasks.map((task) => ({
      ...task,
      createdOn: task.firstStoredOn,
      passed: task.passedAll,
    })),
  };
}

async function searchRuns(
  ports: TextPorts,
  runs: readonly AnsweredRun[],
  label: string,
): Promise<ContaminationFinding[]> {
  const searched = [];
  for (const { model, runId } of runs) {
    searched.push({ model, ...(await searchCopiedTexts(ports, runId)) });
  }
  const verbatim = measureExcess(
    searched.map(({ model, verbatim: tasks }) => ({ model, tasks })),
    label,
  ).map((found) => ofExcess("verbatim", found));
  const canaries = searched.map(({ model, canaries: tasks }): ContaminationFinding => {
    const own = countRate(tasks, label);
    const signal = "canary" as const;
    return {
      model,
      signal,
      own,
      against: null,
      difference: null,
      pHolm: null,
      isFlagged: own.hits > 0,
    };
  });
  return [...verbatim, ...(ports.canaries.length === 0 ? [] : canaries)];
}
