import type { Manifest } from "../../../lib/core/protocol/manifest";
import { badInput } from "../json-lines";

/**
 * Refuses answers that can't be tries at a task which ended with the first success: more of them than
 * the manifest allows.
 * @throws DomainError bad-input naming file, field and task.
 */
export function refuseSurplusTries(
  path: string,
  answers: readonly { taskKey: string; candidateIndex: number }[],
  { design, attempts }: Manifest["generation"],
): void {
  if (design !== "sequential" || attempts === null) return;
  const surplus = answers.find(({ candidateIndex }) => candidateIndex >= attempts);
  if (surplus === undefined) return;
  throw badInput(
    path,
    null,
    `field candidate_index: ${surplus.taskKey} has candidate ${surplus.candidateIndex}, counted from 0, and --manifest allows ${attempts} attempts: correct one of the two`,
  );
}
