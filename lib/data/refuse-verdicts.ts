import "server-only";
import type { RunSlice } from "../contracts/run-slice-query";
import { DomainError } from "../core/errors";

/** @throws DomainError bad-input for verdicts of a run that was measured elsewhere: it has none. */
export function refuseVerdicts(slice: RunSlice): void {
  for (const field of ["verdict", "failureClass"] as const) {
    if (slice[field] === undefined) continue;
    throw new DomainError(
      "bad-input",
      `the parameter "${field}" needs verdicts, and this run was measured elsewhere`,
    );
  }
}
