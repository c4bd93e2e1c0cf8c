import type { Database } from "../../db/client";
import { type AnsweredText, listAnsweredTexts } from "../../db/repositories/list-answered-texts";
import { findCanaries } from "../../lib/core/contamination/find-canaries";
import { findVerbatimRun } from "../../lib/core/contamination/find-verbatim-run";
import type { ObservedTask } from "../../lib/core/contamination/measure-excess";
import { DomainError } from "../../lib/core/errors";
import type { ObjectStore } from "../../lib/core/ports/object-store";

/** What the completions of one run hold of what only the worker should know. */
export interface CopiedTexts {
  /** Tasks with a reference long enough to tell, hit where a completion holds a long run of it. */
  verbatim: ObservedTask[];
  /** Every task, hit where its completion holds a canary. */
  canaries: ObservedTask[];
}

export interface TextPorts {
  db: Database;
  objects: ObjectStore;
  /** Lines that stand in every file of a private pool; none where the pool is public. */
  canaries: readonly string[];
}

/** Searches the completions of a run, one after the other: it may take minutes and must let others work. */
export async function searchCopiedTexts(
  { db, objects, canaries }: TextPorts,
  runId: string,
): Promise<CopiedTexts> {
  const found: CopiedTexts = { verbatim: [], canaries: [] };
  for (const text of await listAnsweredTexts(db, runId)) {
    const completion = await readText(objects, text.completionSha256);
    // What is lost is no sign either way: the denominators tell how many were looked at.
    if (completion === null) continue;
    const { taskKey, baseId } = text;
    const isHit = findCanaries(completion, canaries).length > 0;
    found.canaries.push({ taskKey, baseId, isHit });
    const run = findRun(text, completion);
    if (run !== null) found.verbatim.push({ taskKey, baseId, isHit: run.isVerbatim });
  }
  return found;
}

/** Null where the object is gone or damaged, which must not hold up a week. */
async function readText(objects: ObjectStore, sha256: string): Promise<string | null> {
  try {
    return Buffer.from(await objects.get(sha256)).toString("utf8");
  } catch (error) {
    const isLost = error instanceof DomainError && ["not-found", "integrity"].includes(error.code);
    if (isLost) return null;
    throw error;
  }
}

function findRun({ prompt, reference }: AnsweredText, completion: string) {
  if (prompt === null || reference === null) return null;
  return findVerbatimRun({ prompt, reference, completion });
}
