import { badInput } from "../json-lines";
import { readJsonDocument } from "../read-document";
import { checkText } from "./check-text";
import { noteIgnored } from "./note-ignored";
import { mostTrials } from "./parse-outcome";
import type { ReportedFile, ReportedOutcome } from "./reported-system";

const usedFields = new Set(["question_id", "graded_list"]);

/**
 * LiveCodeBench's `eval_all`: an array of questions with `graded_list`, one entry a generation, which
 * are the task's trials.
 * @throws DomainError bad-input naming file, entry and field.
 */
export async function readLiveCodeBench(
  path: string,
  system: string | null,
): Promise<ReportedFile> {
  const document = await readJsonDocument(path);
  if (!Array.isArray(document))
    throw badInput(path, null, "field record: is no array: give a list of questions");
  const outcomes = new Map<string, ReportedOutcome>();
  const ignored = new Set<string>();
  for (const [index, entry] of document.entries()) {
    if (typeof entry !== "object" || entry === null) {
      throw badInput(path, null, `field ${index}: is no object: correct it`);
    }
    const { question_id, graded_list } = entry as Record<string, unknown>;
    const taskKey = checkText(path, null, `${index}.question_id`, question_id);
    if (outcomes.has(taskKey)) {
      throw badInput(
        path,
        null,
        `field ${index}.question_id: ${taskKey} was there already: keep one of the two`,
      );
    }
    outcomes.set(taskKey, countGraded(path, `${index}.graded_list`, graded_list));
    for (const field of Object.keys(entry)) if (!usedFields.has(field)) ignored.add(field);
  }
  const name = checkText(path, null, "system (give --system: the file names none)", system);
  return { systems: [{ name, outcomes }], measure: null, notes: noteIgnored(ignored) };
}

function countGraded(path: string, field: string, value: unknown): ReportedOutcome {
  const isList = Array.isArray(value) && value.length > 0 && value.length <= mostTrials;
  if (!isList || value.some((grade) => typeof grade !== "boolean")) {
    throw badInput(
      path,
      null,
      `field ${field}: is no list of 1 to ${mostTrials} true or false: correct it`,
    );
  }
  return { successes: value.filter(Boolean).length, trials: value.length };
}
