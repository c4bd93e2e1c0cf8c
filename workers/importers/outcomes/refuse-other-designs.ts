import type { Manifest } from "../../../lib/core/protocol/manifest";
import { badInput } from "../json-lines";
import type { ReportedOutcome, ReportedSystem } from "./reported-system";

/**
 * Refuses outcomes that tries which ended with the first success can't have: a second success, more
 * trials than were allowed, or an end before both.
 * @throws DomainError bad-input naming file, field and task.
 */
export function refuseOtherDesigns(
  path: string,
  systems: readonly ReportedSystem[],
  { design, attempts }: Manifest["generation"],
): void {
  if (design !== "sequential" || attempts === null) return;
  for (const { name, outcomes } of systems) {
    for (const [taskKey, outcome] of outcomes) {
      const fault = findFault(outcome, attempts);
      if (fault !== null)
        throw badInput(path, null, `${fault.field}: ${name} on ${taskKey} ${fault.what}`);
    }
  }
}

function findFault(
  { successes, trials }: ReportedOutcome,
  attempts: number,
): { field: string; what: string } | null {
  if (successes > 1) {
    return {
      field: "field successes",
      what: `has ${successes}, but by --manifest tries ended with the first: correct one of the two`,
    };
  }
  if (trials > attempts) {
    return {
      field: "field trials",
      what: `has ${trials}, but --manifest allows ${attempts} attempts: correct one of the two`,
    };
  }
  if (successes === 0 && trials < attempts) {
    return {
      field: "field trials",
      what: `has ${trials} without success, but by --manifest tries went on to ${attempts}: state successes and the trials that were made`,
    };
  }
  return null;
}
