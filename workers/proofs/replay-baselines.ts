import { join } from "node:path";
import { chooseAnswer } from "../../lib/core/baselines/baseline-answer";
import { type Baseline, baselines } from "../../lib/core/baselines/baselines";
import { scoreInterval } from "../../lib/core/stats/score-interval";
import { tallyBases } from "../../lib/core/stats/tally-bases";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { drawPoolTasks, mostStarterTasks } from "../../lib/core/suite/draw-pool-tasks";
import type { TaskDefinition } from "../../lib/core/suite/suite-definition";
import { checkoutRoot } from "../checkout-root";
import { CommandContext } from "../cli/command-context";
import { selectBases } from "../cli/pool/select-bases";
import { validatePool } from "../cli/pool/validate-pool";
import type { TaskVerdicts } from "../cli/pool/validate-task";
import { ValidationCache } from "../cli/pool/validation-cache";
import { openGraders } from "../graders/graders";
import { openSandbox } from "../open-sandbox";
import { openParser } from "../syntax/open-parser";
import { covers } from "./simulation/covers";
import { resampleSets, setOfRun } from "./simulation/resample-sets";

/**
 * Whether the displayed 95% intervals hold the rates that the built-in baselines are known to have. Each of
 * 20,000 draws takes tasks of the pool as a cycle does and lets each baseline throw its coin anew for every
 * task; the verdicts of what it answers are those that `tasks validate` stored, for every reference and
 * every planted fault was executed there. The reference baseline has to pass every task of every category.
 * So many draws, because 2,000 know a share of 93.5% to no better than 0.55 points, and that is about how far
 * the lower line lies from what a percentile bootstrap over 40 base problems covers.
 * Usage: npm run proof -- replay-baselines [DRAWS [TASKS ...]]; what was never validated is validated first.
 */
const [draws = 20_000, ...sizes] = process.argv.slice(2).map(Number);
const cycleTasks = 400;
const weeks = 53;
const [lowest, highest] = [0.93, 0.97];

const context = new CommandContext();
let holds = true;
try {
  const { tasks, verdicts } = await loadVerdicts();
  const byKey = new Map(verdicts.map((one) => [one.taskKey, one]));
  reportReference(tasks, byKey);
  for (const total of sizes.length > 0 ? sizes : [mostStarterTasks, cycleTasks]) {
    for (const baseline of baselines.filter(({ passProbability }) => passProbability < 1)) {
      replay(tasks, byKey, baseline, total);
    }
  }
} finally {
  await context.close();
}
print(holds ? "everything holds" : "something does not hold");
process.exitCode = holds ? 0 : 1;

async function loadVerdicts() {
  const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
  try {
    const tools = {
      backend,
      limits: defaultLimits,
      graderFor: await openGraders(),
      parse: await openParser(),
    };
    const bases = await selectBases(join(checkoutRoot, "workers/pool"), []);
    const validated = await validatePool(tools, bases, new ValidationCache(context.env.home));
    for (const { task, reason } of validated.invalid) check(false, `${task}: ${reason}`);
    return validated;
  } finally {
    await backend.close();
  }
}

function reportReference(tasks: readonly TaskDefinition[], byKey: Map<string, TaskVerdicts>): void {
  for (const [category, own] of Map.groupBy(tasks, (task) => task.category)) {
    const passed = own.filter(({ taskKey }) => byKey.get(taskKey)?.reference === "passed").length;
    check(passed === own.length, `reference baseline, ${category}: ${passed} of ${own.length}`);
  }
}

function replay(
  tasks: readonly TaskDefinition[],
  byKey: Map<string, TaskVerdicts>,
  baseline: Baseline,
  total: number,
): void {
  let inside = 0;
  let sumOfRates = 0;
  let fewestBases = Number.POSITIVE_INFINITY;
  for (let draw = 0; draw < draws; draw += 1) {
    const cycle = `replay-${draw}`;
    const drawn = drawPoolTasks(tasks, { total, cycle, week: 1 + (draw % weeks) });
    const values = drawn.map(({ taskKey, baseId }) => {
      const { reference, faults = [] } = byKey.get(taskKey) ?? {};
      const chosen = chooseAnswer(baseline.slug, `${taskKey}/${cycle}`, faults.length);
      const verdict = chosen === "reference" ? reference : faults[chosen];
      return { baseId, value: verdict === "passed" ? 1 : 0 };
    });
    const bases = tallyBases(values);
    const { displayed } = scoreInterval(bases, setOfRun(resampleSets(bases.length), draw));
    if (covers(displayed, baseline.passProbability)) inside += 1;
    sumOfRates += values.reduce((sum, { value }) => sum + value, 0) / values.length;
    fewestBases = Math.min(fewestBases, bases.length);
  }
  const share = inside / draws;
  check(
    share >= lowest && share <= highest,
    `${baseline.slug}, ${Math.min(total, tasks.length)} of ${tasks.length} tasks (${fewestBases} base problems or more): ` +
      `inside in ${inside} of ${draws} draws (${(100 * share).toFixed(1)}%); mean rate ${(sumOfRates / draws).toFixed(4)}`,
  );
}

function check(held: boolean, text: string): void {
  if (!held) holds = false;
  print(`${held ? "ok" : "NOT"}  ${text}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
