import "server-only";
import type { TaskScope } from "../../db/repositories/task-scope";
import { DomainError } from "../core/errors";

const dimensions = ["category", "tier", "language"] as const;

/**
 * Makes sure that a scope holds at least one task of the suite.
 * @throws DomainError bad-input naming the values that the suite has.
 */
export function requireSlice(slices: readonly TaskScope[], scope: TaskScope): void {
  for (const dimension of dimensions) {
    const wanted = scope[dimension];
    const present = [...new Set(slices.map((slice) => slice[dimension]))].filter(
      (value) => value !== null,
    );
    if (wanted !== null && !present.includes(wanted)) {
      const allowed = present.length === 0 ? "no value" : present.join(", ");
      throw new DomainError(
        "bad-input",
        `this suite has no task with ${dimension}=${wanted}; ${dimension} may be ${allowed}`,
      );
    }
  }
  const matches = slices.some((slice) =>
    dimensions.every(
      (dimension) => scope[dimension] === null || slice[dimension] === scope[dimension],
    ),
  );
  if (!matches && dimensions.some((dimension) => scope[dimension] !== null)) {
    const asked = dimensions.flatMap((dimension) =>
      scope[dimension] === null ? [] : [`${dimension}=${scope[dimension]}`],
    );
    throw new DomainError("bad-input", `this suite has no task with ${asked.join(" and ")}`);
  }
}
