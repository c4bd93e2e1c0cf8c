import { z } from "zod";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { PublishedTask, PublishedTests } from "../../../lib/core/suite/published-task";
import type { Language } from "../../../lib/core/vocabulary";
import { dropOwnCalls } from "../drop-own-calls";
import { languageWord } from "../language-words";
import { mbppLimits } from "../mbpp-limits";
import { type PublishedSuite, publishedDefaults } from "../published-suite";
import { toReferenceSolution } from "../reference-solution";
import { requireOneLanguage } from "../require-one-language";
import {
  assertDistinctKeys,
  namePattern,
  parseSuiteRecord,
  storableText,
  taskKeyPattern,
} from "../suite-fields";
import type { SuiteFile } from "../suite-file";

const problemSchema = z.object({
  task_id: z
    .string()
    .max(200)
    .regex(taskKeyPattern, "has the form MBPP/11")
    .includes("/", { message: "has the form MBPP/11" }),
  language: languageWord,
  prompt: storableText.min(1),
  entry_point: z.string().regex(namePattern, "is a function's name"),
  // One published test holds a NUL within a string: its escape is the same character there, and the
  // database keeps it.
  test: z
    .string()
    .min(1)
    .transform((source) => source.replaceAll("\0", "\\u0000"))
    .pipe(storableText),
  canonical_solution: storableText.nullish(),
});
type Problem = z.infer<typeof problemSchema>;

/**
 * An mxeval file (multilingual HumanEval or MBXP), of one language.
 * @throws DomainError bad-input naming file, line and field.
 */
export function readMxevalSuite({ path, records }: SuiteFile): PublishedSuite {
  const problems = records.map((record) => parseSuiteRecord(path, record, problemSchema));
  const keyed = problems.map(({ task_id }, index) => ({
    key: task_id,
    place: records[index]?.place ?? "",
  }));
  assertDistinctKeys(path, "task_id", keyed);
  const language = requireOneLanguage(path, records, problems);
  return {
    ...publishedDefaults,
    ...describeSuite(problems, language),
    equality: "python",
    tasks: problems.map((problem) => toTask(problem, language)),
  };
}

function describeSuite(problems: Problem[], language: Language) {
  const origins = new Set(problems.map(({ task_id }) => originOf(task_id)));
  const [origin] = origins;
  const known = origins.size === 1 && origin !== null && origin !== undefined;
  const name = known ? origin : "tasks";
  return {
    defaultId: known ? `mxeval-${origin.toLowerCase()}-${language}` : `mxeval-${language}`,
    title: `mxeval ${name}, ${language}`,
    description: `${name} with prompts and tests in ${language}, as mxeval publishes it.`,
    licence: known ? { HumanEval: "MIT", MBPP: "CC-BY-4.0" }[origin] : null,
    limits: origins.has("MBPP") ? mbppLimits : defaultLimits,
  };
}

/** `HumanEval_java/3` and `HumanEval/3` are HumanEval's, `MBJP/4`, `MBJSP/4` and `MBTSP/4` MBPP's. */
function originOf(taskId: string): "HumanEval" | "MBPP" | null {
  if (/^HumanEval(_\w+)?\//.test(taskId)) return "HumanEval";
  return /^(MBPP|MBJP|MBJSP|MBTSP)\//.test(taskId) ? "MBPP" : null;
}

function toTask(problem: Problem, language: Language): PublishedTask {
  const { task_id: taskKey, prompt, entry_point: entryPoint } = problem;
  const origin = originOf(taskKey);
  return {
    taskKey,
    baseId: origin === null ? taskKey : taskKey.replace(/^[^/]+/, origin),
    category: "function-completion",
    tier: null,
    language,
    entryPoint,
    prompt,
    tests: toTests(problem, language),
    referenceSolution: toReference(problem, language),
    plantedFaults: [],
  };
}

function toTests({ test }: Problem, language: Language): PublishedTests {
  return language === "python"
    ? { kind: "check", source: dropOwnCalls(test), shown: "" }
    : { kind: "program", source: test, visibility: "hidden" };
}

function toReference(problem: Problem, language: Language): string | null {
  const { prompt, entry_point: entryPoint, canonical_solution: solution } = problem;
  if (solution === null || solution === undefined) return null;
  return toReferenceSolution({ language, prompt, entryPoint, solution });
}
