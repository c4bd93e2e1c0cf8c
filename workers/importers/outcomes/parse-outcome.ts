import { badInput } from "../json-lines";
import type { ReportedOutcome } from "./reported-system";

/** pass@k is a product over trials: more of them than this is no measurement anyone has made. */
export const mostTrials = 10_000;

interface Place {
  path: string;
  line: number | null;
  field: string;
}

/**
 * An outcome as files write it: 0 or 1, false or true, or `{"successes", "trials"}`.
 * @throws DomainError bad-input naming file, line and field.
 */
export function parseOutcome(place: Place, value: unknown): ReportedOutcome {
  if (typeof value === "boolean") return { successes: Number(value), trials: 1 };
  if (value === 0 || value === 1) return { successes: value, trials: 1 };
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const { successes, trials } = value as Record<string, unknown>;
    return checkCounts(place, successes, trials);
  }
  throw badInput(
    place.path,
    place.line,
    `field ${place.field}: is neither 0 nor 1 nor {"successes", "trials"}; leave a task without an outcome out`,
  );
}

/** @throws DomainError bad-input unless 0 ≤ successes ≤ trials and 1 ≤ trials. */
export function checkCounts(
  { path, line, field }: Place,
  successes: unknown,
  trials: unknown,
): ReportedOutcome {
  const isCount = (count: unknown): count is number => Number.isInteger(count);
  if (!isCount(trials) || trials < 1 || trials > mostTrials) {
    throw badInput(
      path,
      line,
      `field ${field}.trials: is no whole number from 1 to ${mostTrials}: correct it`,
    );
  }
  if (!isCount(successes) || successes < 0 || successes > trials) {
    throw badInput(
      path,
      line,
      `field ${field}.successes: is no whole number from 0 to the trials: correct it`,
    );
  }
  return { successes, trials };
}
