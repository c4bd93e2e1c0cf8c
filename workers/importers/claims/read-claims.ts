import { assertNever } from "../../../lib/core/assert-never";
import type { ClaimsFile } from "./claims-file";
import { readAiderTable } from "./read-aider-table";
import { readEvalPlusLeaderboard } from "./read-evalplus-leaderboard";
import { readResolvedSubmissions } from "./read-resolved-submissions";

export type ClaimsFormat = "evalplus-leaderboard" | "aider" | "resolved-submissions";

/**
 * Reads a file of scores that come without outcomes a task.
 * @throws DomainError bad-input naming file, line and field.
 */
export function readClaims(path: string, format: ClaimsFormat): Promise<ClaimsFile> {
  switch (format) {
    case "evalplus-leaderboard":
      return readEvalPlusLeaderboard(path);
    case "aider":
      return readAiderTable(path);
    case "resolved-submissions":
      return readResolvedSubmissions(path);
    default:
      return assertNever(format);
  }
}
