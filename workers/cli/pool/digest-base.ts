import type { SandboxLimits } from "../../../lib/core/ports/sandbox";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";

/** Raised with every change of what validation looks at. */
const validationVersion = 2;

/**
 * SHA-256 of all that a validation of a base problem depends on, save the machine and this program: its
 * sources, its records, the tasks derived from it, and the limits.
 */
export function digestBase(
  base: BaseProblem,
  tasks: readonly TaskDefinition[],
  limits: SandboxLimits,
): string {
  const { generator: _generator, ...written } = base;
  // How the rules of making are called changes nothing that is executed.
  const executed = tasks.map(({ madeBy: _madeBy, ...task }) => task);
  const parts = { validationVersion, ...written, tasks: executed, limits };
  return sha256Hex(
    JSON.stringify(parts, (_, value) => (typeof value === "bigint" ? `${value}n` : value)),
  );
}
