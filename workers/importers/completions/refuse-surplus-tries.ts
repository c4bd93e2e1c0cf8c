import type { Manifest } from "../../../lib/core/protocol/manifest";
import { badInput } from "../json-lines";

/**
 * Refuses answers that can't be tries at a task which ended with the first success: more of them than
 * the manifest allows, or a later one without an earlier one.
 * @throws DomainError bad-input naming file, field and task.
 */
export function refuseSurplusTries(
  path: string,
  answers: readonly { taskKey: string; candidateIndex: number }[],
  { design, attempts }: Manifest["generation"],
): void {
  if (design !== "sequential" || attempts === null) return;
  const surplus = answers.find(({ candidateIndex }) => candidateIndex >= attempts);
  if (surplus !== undefined) {
    throw badInput(
      path,
      null,
      `field candidate_index: ${surplus.taskKey} has candidate ${surplus.candidateIndex}, counted from 0, and --manifest allows ${attempts} attempts: correct one of the two`,
    );
  }
  refuseGaps(path, answers);
}

function refuseGaps(
  path: string,
  answers: readonly { taskKey: string; candidateIndex: number }[],
): void {
  for (const [taskKey, tries] of Map.groupBy(answers, (answer) => answer.taskKey)) {
    const made = new Set(tries.map(({ candidateIndex }) => candidateIndex));
    const gap = [...made.keys()].map((_, place) => place).find((place) => !made.has(place));
    if (gap === undefined) continue;
    throw badInput(
      path,
      null,
      `field candidate_index: ${taskKey} has ${Math.max(...made)} and lacks ${gap}: number the tries from 0 in the order they were made`,
    );
  }
}
