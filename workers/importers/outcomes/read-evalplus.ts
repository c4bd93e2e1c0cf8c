import { badInput } from "../json-lines";
import { readJsonObject } from "../read-document";
import { checkText } from "./check-text";
import { noteIgnored } from "./note-ignored";
import type { ReportedFile, ReportedOutcome } from "./reported-system";

const passedWords = new Set(["success", "pass"]);
const failedWords = new Set(["failed", "fail", "timeout", "timed out"]);

interface Trial {
  base: unknown;
  plus: unknown;
}

/**
 * EvalPlus' results a task: `eval` from task to what its base and its added (plus) tests said. With
 * `plus` a task is passed when both sets of tests are, with `base` when the benchmark's own are.
 * @throws DomainError bad-input naming file and field.
 */
export async function readEvalPlus(
  path: string,
  system: string | null,
  tests: "base" | "plus",
): Promise<ReportedFile> {
  const document = await readJsonObject(path);
  if (typeof document.eval !== "object" || document.eval === null) {
    throw badInput(path, null, "field eval: is no object: give one result a task");
  }
  const outcomes = new Map<string, ReportedOutcome>();
  for (const [taskKey, value] of Object.entries(document.eval)) {
    checkText(path, null, "eval", taskKey);
    const field = `eval.${taskKey}`;
    const trials = listTrials(path, field, value);
    const successes = trials.filter((trial) => passes(path, field, trial, tests)).length;
    outcomes.set(taskKey, { successes, trials: trials.length });
  }
  if (outcomes.size === 0)
    throw badInput(path, null, "field eval: holds no task: give at least one");
  const name = checkText(path, null, "system (give --system: the file names none)", system);
  const others = Object.keys(document).filter((field) => field !== "eval");
  return {
    systems: [{ name, outcomes }],
    measure: tests,
    notes: noteIgnored(new Set(others)),
  };
}

/** Three versions of the file: one pair of words, a list of candidates, or two parallel lists. */
function listTrials(path: string, field: string, value: unknown): Trial[] {
  const trials = readTrials(value);
  if (trials.length === 0)
    throw badInput(path, null, `field ${field}: has no result: give one or leave the task out`);
  return trials;
}

function readTrials(value: unknown): Trial[] {
  if (Array.isArray(value)) {
    return value.map((candidate) => ({
      base: candidate?.base_status,
      plus: candidate?.plus_status,
    }));
  }
  const { base, plus } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(base)) return [{ base, plus }];
  const plusList = Array.isArray(plus) ? plus : [];
  return base.map((entry, index) => ({
    base: firstOf(entry),
    plus: firstOf(plusList[index]),
  }));
}

function firstOf(entry: unknown): unknown {
  return Array.isArray(entry) ? entry[0] : entry;
}

function passes(path: string, field: string, trial: Trial, tests: "base" | "plus"): boolean {
  const base = isPassed(path, `${field}.base`, trial.base);
  return tests === "base" ? base : isPassed(path, `${field}.plus`, trial.plus) && base;
}

function isPassed(path: string, field: string, word: unknown): boolean {
  if (typeof word === "string") {
    if (passedWords.has(word)) return true;
    if (failedWords.has(word)) return false;
  }
  const known = [...passedWords, ...failedWords].join(", ");
  throw badInput(path, null, `field ${field}: is none of ${known}: correct it`);
}
