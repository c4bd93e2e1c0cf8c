import { z } from "zod";
import type { RunWithModel } from "../../db/repositories/find-run";
import type { CandidateVerdict } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import { baselineAnswer } from "../../lib/core/baselines/baseline-answer";
import { baselineSlugs } from "../../lib/core/baselines/baselines";
import { DomainError } from "../../lib/core/errors";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import { MemoryObjectStore } from "./memory-object-store";

const slugSchema = z.enum(baselineSlugs);

/**
 * A baseline's completions and submissions, made again from the reference solutions and planted
 * faults that it answered with: they lie in no store.
 * @throws DomainError integrity when an answer is no longer the one that was graded.
 */
export async function remakeWithheldTexts(
  run: RunWithModel,
  tasks: readonly SuiteTask[],
  candidates: readonly CandidateVerdict[],
): Promise<ObjectStore> {
  const slug = slugSchema.safeParse(run.model.slug);
  if (!slug.success) {
    throw new DomainError(
      "bad-input",
      `the answers of run ${run.id} are withheld and ${run.model.slug} is no built-in baseline: they can't be made again`,
    );
  }
  const texts = new MemoryObjectStore();
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  for (const { candidate } of candidates) {
    const task = taskOf.get(candidate.taskId);
    if (!task) throw new DomainError("integrity", "a candidate's task is not in the suite");
    const completion = baselineAnswer(slug.data, task);
    const { source } = extractSubmission({ ...task, completion });
    const completionSha256 = await texts.put(Buffer.from(completion, "utf8"));
    const submissionSha256 = source === null ? null : await texts.put(Buffer.from(source, "utf8"));
    if (
      completionSha256 !== candidate.completionSha256 ||
      submissionSha256 !== candidate.submissionSha256
    ) {
      throw new DomainError(
        "integrity",
        `the answer of ${run.model.slug} to ${task.taskKey} is no longer the one that was graded: run npm start, which grades the baselines anew`,
      );
    }
  }
  return texts;
}
