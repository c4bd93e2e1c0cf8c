import "server-only";
import { DomainError } from "../core/errors";
import type { ScorePayload } from "../core/scoring/score-payload";

/**
 * Which k a board ranks by, and every k that at least one of its records has a value for.
 * @throws DomainError bad-input when the k asked for is neither one of those nor the suite's own.
 */
export function chooseK(
  payloads: readonly ScorePayload[],
  { requested, ofSuite }: { requested: number | undefined; ofSuite: number },
): { k: number; availableK: number[] } {
  const availableK = listAvailableK(payloads);
  const k = requested ?? ofSuite;
  if (k === ofSuite || availableK.includes(k)) return { k, availableK };
  const allowed = [...new Set([...availableK, ofSuite])].sort((a, b) => a - b);
  throw new DomainError(
    "bad-input",
    `no record of this board has pass@${k}; k may be ${allowed.join(", ")}`,
  );
}

function listAvailableK(payloads: readonly ScorePayload[]): number[] {
  const known = payloads.flatMap((payload) =>
    Object.entries(payload.passAtK)
      .filter(([, value]) => value !== null)
      .map(([k]) => Number(k)),
  );
  return [...new Set(known)].sort((a, b) => a - b);
}
