import { join, resolve } from "node:path";
import { DomainError } from "../../../lib/core/errors";
import { checkoutRoot } from "../../checkout-root";
import { listPoolFiles, type PoolFile } from "../../importers/errorbar-pool/list-pool-files";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";
import { readBaseProblems } from "../../importers/errorbar-pool/read-pool";

export const poolOption = [
  "--pool <folder>",
  "a folder of base problems (default: the project's own)",
] as const;

/** The folder that a command was given, or that of the project's own base problems. */
export function poolFolder(given: string | undefined): string {
  return given === undefined ? join(checkoutRoot, "workers/pool") : resolve(given);
}

/**
 * Base problems of a pool folder, all of them or those of the ids.
 * @param withFaults false leaves faults.json unread, which may be of another reference
 * @throws DomainError bad-input as readPool does; not-found where there is none of an id.
 */
export async function selectBases(
  folder: string,
  ids: readonly string[],
  { withFaults = true }: { withFaults?: boolean } = {},
): Promise<BaseProblem[]> {
  const files = await listPoolFiles(folder);
  for (const id of ids) {
    if (!files.has(id))
      throw new DomainError("not-found", `there is no base problem ${id} in ${folder}`);
  }
  const wanted = [...files]
    .filter(([id]) => ids.length === 0 || ids.includes(id))
    .map(([id, own]): [string, PoolFile[]] => [
      id,
      own.filter(({ path }) => withFaults || path !== `${id}/faults.json`),
    ]);
  return readBaseProblems(folder, new Map(wanted));
}
