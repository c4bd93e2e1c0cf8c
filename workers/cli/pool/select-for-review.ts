import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { DomainError } from "../../../lib/core/errors";
import { formatIsoWeek, isoWeekOf } from "../../../lib/core/sampling/iso-week";
import { lowestByDigest } from "../../../lib/core/sampling/lowest-by-digest";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";

/**
 * The base problems to look at: all of them; or, with `since`, those in whose folders git has changed a
 * file since that revision, and `draw` percent of the others, drawn anew each ISO week by the lowest
 * SHA-256 of `errorbar/pool/review/<week>/<id>`.
 * @throws DomainError environment where git does not know the revision or the folder
 */
export async function selectForReview(
  folder: string,
  bases: readonly BaseProblem[],
  { since, draw = 0 }: { since?: string; draw?: number },
): Promise<BaseProblem[]> {
  if (since === undefined) return [...bases];
  const changed = await listChanged(folder, since);
  const others = bases.map(({ problem }) => problem.id).filter((id) => !changed.has(id));
  const count = Math.ceil((others.length * draw) / 100);
  const week = formatIsoWeek(isoWeekOf(new Date()));
  const drawn = new Set(lowestByDigest(others, count, `errorbar/pool/review/${week}/`));
  return bases.filter(({ problem: { id } }) => changed.has(id) || drawn.has(id));
}

async function listChanged(folder: string, since: string): Promise<Set<string>> {
  try {
    // A revision that looks like an option stays one word behind the marker.
    const words = ["diff", "--name-only", "--relative", "--end-of-options", since, "--", "."];
    const { stdout } = await promisify(execFile)("git", words, { cwd: folder });
    return new Set(stdout.split("\n").flatMap((path) => path.split("/")[0] || []));
  } catch (cause) {
    const message = `git can not compare ${folder} with ${since}: name a revision that it has`;
    throw new DomainError("environment", message, { cause });
  }
}
