import type { BoardOutcomes, BoardTask, ModelOutcomes } from "./board-outcomes";
import type { OutcomeScope } from "./outcome-scope";

/** The outcomes of a slice's tasks alone, for every model. */
export function scopeOutcomes(outcomes: BoardOutcomes, scope: OutcomeScope): BoardOutcomes {
  const kept = [...outcomes.tasks.keys()].filter((index) => {
    const task = outcomes.tasks[index];
    return task !== undefined && isInScope(task, scope);
  });
  if (kept.length === outcomes.tasks.length) return outcomes;
  return {
    tasks: kept.flatMap((index) => outcomes.tasks[index] ?? []),
    models: outcomes.models.map((model) => keepTasks(model, kept)),
  };
}

function isInScope(task: BoardTask, { category, tier, language }: OutcomeScope): boolean {
  return (
    (category === null || task.category === category) &&
    (tier === null || task.tier === tier) &&
    (language === null || task.language === language)
  );
}

function keepTasks({ slug, passes, candidates, first }: ModelOutcomes, kept: readonly number[]) {
  return {
    slug,
    passes: Uint16Array.from(kept, (index) => passes[index] ?? 0),
    candidates: Uint16Array.from(kept, (index) => candidates[index] ?? 0),
    first: first === null ? null : Uint8Array.from(kept, (index) => first[index] ?? 0),
  };
}
