import type { OutcomeScope } from "../pairs/outcome-scope";
import type { TaskTally } from "../scoring/score-tallies";
import { isInScope } from "./board-scope";
import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";

/** What one model made of the tasks of a scope, as a score takes it; without what its record leaves out. */
export function listTallies(
  { tasks }: Pick<OutcomeMatrix, "tasks">,
  model: MatrixModel,
  scope: OutcomeScope,
): TaskTally[] {
  const tallies: TaskTally[] = [];
  tasks.forEach((task, index) => {
    if (!isInScope(task, scope) || model.excluded[index] === 1) return;
    tallies.push({
      baseId: task.baseId,
      category: task.category,
      tier: task.tier,
      language: task.language,
      candidates: model.candidates[index] ?? 0,
      passedCandidates: model.passes[index] ?? 0,
      unscored: model.unscored[index] ?? 0,
      passed: model.first === null ? null : model.first[index] === 1,
    });
  });
  return tallies;
}
