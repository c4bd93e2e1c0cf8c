import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";

/**
 * Title and licence are stored when a suite is made: others would have no effect later.
 * @throws DomainError bad-input when one is given that differs.
 */
export function assertSuiteNames(
  sourceName: string,
  given: { title: string | null; licence: string | null },
  found: SuiteRevision,
): void {
  const stored = { title: found.title, licence: found.source.licence };
  for (const field of ["title", "licence"] as const) {
    if (given[field] === null || given[field] === stored[field]) continue;
    const known = stored[field] === null ? "none" : JSON.stringify(stored[field]);
    throw new DomainError(
      "bad-input",
      `${sourceName}: the suite ${found.suiteId} was made with the ${field} ${known}: leave --${field} out`,
    );
  }
}
