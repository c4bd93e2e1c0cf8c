import { z } from "zod";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { PublishedTask, PublishedTests } from "../../../lib/core/suite/published-task";
import type { Language } from "../../../lib/core/vocabulary";
import { findDefinedName } from "../defined-name";
import { dropOwnCalls } from "../drop-own-calls";
import { languageWord } from "../language-words";
import { mbppLimits } from "../mbpp-limits";
import { type PublishedSuite, publishedDefaults } from "../published-suite";
import type { SuiteRecord } from "../read-suite-records";
import { requireOneLanguage } from "../require-one-language";
import {
  assertDistinctKeys,
  badField,
  parseSuiteRecord,
  storableText,
  taskKeyPattern,
} from "../suite-fields";
import type { SuiteFile } from "../suite-file";

const problemSchema = z
  .object({
    name: z.string().max(200).regex(taskKeyPattern, "has the form HumanEval_85_add"),
    language: languageWord,
    prompt: storableText.min(1),
    tests: storableText.min(1).optional(),
    test: storableText.min(1).optional(),
    entry_point: z.string().optional(),
    /** The assertion that was shown to the model besides the prompt. */
    sample_io: z.array(storableText).default([]),
  })
  .refine((problem) => (problem.tests ?? problem.test) !== undefined, {
    path: ["tests"],
    message: "is missing: add it (`tests`, or `test`)",
  });
type Problem = z.infer<typeof problemSchema>;

/**
 * A MultiPL-E file, of one language.
 * @throws DomainError bad-input naming file, line and field.
 */
export function readMultiplESuite({ path, records }: SuiteFile): PublishedSuite {
  const problems = records.map((record) => parseSuiteRecord(path, record, problemSchema));
  const placeOf = (index: number) => records[index]?.place ?? "";
  const keys = problems.map(({ name }, index) => ({ key: name, place: placeOf(index) }));
  assertDistinctKeys(path, "name", keys);
  const language = requireOneLanguage(path, records, problems);
  return {
    ...publishedDefaults,
    ...describeSuite(problems, language),
    equality: "python",
    tasks: problems.map((problem, index) => toTask(path, records[index], problem, language)),
  };
}

function describeSuite(problems: Problem[], language: Language) {
  const origins = new Set(problems.map(({ name }) => /^(HumanEval|mbpp)_/.exec(name)?.[1]));
  const origin = origins.size === 1 ? [...origins][0] : undefined;
  const shown = problems.some(({ sample_io }) => sample_io.length > 0);
  const parts = ["multipl-e", origin?.toLowerCase(), language, shown ? "sample-io" : undefined];
  const from = origin === "mbpp" ? "MBPP" : (origin ?? "Tasks");
  return {
    defaultId: parts.filter((part) => part !== undefined).join("-"),
    title: `MultiPL-E ${from}, ${language}${shown ? ", with a sample assertion" : ""}`,
    description: `${from} with typed prompts, as MultiPL-E translates it to ${language}.`,
    licence: "BSD-3-Clause with a clause against training (MultiPL-E)",
    limits: origin === "mbpp" ? mbppLimits : defaultLimits,
  };
}

function toTask(
  path: string,
  record: SuiteRecord | undefined,
  problem: Problem,
  language: Language,
): PublishedTask {
  const { name, prompt } = problem;
  const entryPoint = problem.entry_point ?? findDefinedName(prompt, language);
  if (entryPoint === null) {
    throw badField(path, record?.place ?? "", "prompt", "defines no function: add `entry_point`");
  }
  return {
    taskKey: name,
    baseId: toBaseId(name),
    category: "function-completion",
    tier: null,
    language,
    entryPoint,
    prompt,
    tests: toTests(problem, language),
    referenceSolution: null,
    plantedFaults: [],
  };
}

function toTests({ tests, test, sample_io }: Problem, language: Language): PublishedTests {
  const source = tests ?? test ?? "";
  return language === "python"
    ? { kind: "check", source: dropOwnCalls(source), shown: sample_io.join("\n") }
    : { kind: "program", source, visibility: "hidden" };
}

/** `HumanEval_85_add` is HumanEval/85 in another language, `mbpp_3_is_not_prime` is MBPP/3. */
function toBaseId(name: string): string {
  const [, origin, number] = /^(HumanEval|mbpp)_(\d+)_/.exec(name) ?? [];
  if (origin === undefined || number === undefined) return name;
  return `${origin === "mbpp" ? "MBPP" : origin}/${number}`;
}
