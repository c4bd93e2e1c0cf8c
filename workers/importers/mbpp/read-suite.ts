import { z } from "zod";
import type { PublishedTask } from "../../../lib/core/suite/published-task";
import { findCalledFunction } from "../find-called-function";
import { mbppLimits } from "../mbpp-limits";
import { type PublishedSuite, publishedDefaults } from "../published-suite";
import type { SuiteRecord } from "../read-suite-records";
import { assertDistinctKeys, badField, parseSuiteRecord, storableText } from "../suite-fields";
import type { SuiteFile } from "../suite-file";

const assertion = storableText.regex(/^\s*assert\b/, "is a list of statements `assert …`");

const idForm = "is a number, or a text such as MBPP/11";

const problemSchema = z
  .object({
    task_id: z
      .union([z.int().nonnegative(), z.string().regex(/^(MBPP\/)?[0-9]{1,9}$/, idForm)], idForm)
      .transform((id) => `MBPP/${String(id).replace("MBPP/", "")}`),
    text: storableText.min(1).optional(),
    /** What the sanitized file calls `text`. */
    prompt: storableText.min(1).optional(),
    code: storableText,
    test_list: z.array(assertion).min(1, "holds no assertion: add one").max(200),
    test_setup_code: storableText.default(""),
    test_imports: z.array(storableText).default([]),
  })
  .refine((problem) => (problem.text ?? problem.prompt) !== undefined, {
    path: ["text"],
    message: "is missing: add it (`text`, or `prompt` in the sanitized file)",
  });
type Problem = z.infer<typeof problemSchema>;

/**
 * MBPP's own file, or its sanitized part. The prompt is the text and the assertions of `test_list`,
 * as the paper shows them to a model; so these are public. `challenge_test_list`, which is empty for
 * all but eleven tasks and which published figures don't use, is left out.
 * @throws DomainError bad-input naming file, place and field.
 */
export function readMbppSuite({ path, records }: SuiteFile): PublishedSuite {
  const problems = records.map((record) => parseSuiteRecord(path, record, problemSchema));
  const keys = problems.map(({ task_id }, index) => ({
    key: task_id,
    place: placeOf(records, index),
  }));
  assertDistinctKeys(path, "task_id", keys);
  const sanitized = problems.every((problem) => problem.text === undefined);
  return {
    ...publishedDefaults,
    defaultId: sanitized ? "mbpp-sanitized" : "mbpp",
    title: sanitized ? "MBPP, sanitized" : "MBPP",
    description: sanitized
      ? "The part of MBPP whose texts and tests were checked by hand."
      : "Mostly Basic Python Problems: short functions from one sentence and three assertions.",
    licence: "CC-BY-4.0",
    equality: "python",
    limits: mbppLimits,
    tasks: problems.map((problem, index) => toTask(path, placeOf(records, index), problem)),
  };
}

function placeOf(records: SuiteRecord[], index: number): string {
  return records[index]?.place ?? "";
}

function toTask(path: string, place: string, problem: Problem): PublishedTask {
  const { task_id: taskKey, code, test_list: asserts } = problem;
  const entryPoint = findCalledFunction(asserts, code);
  if (entryPoint === null) {
    throw badField(
      path,
      place,
      "test_list",
      "calls no function that all assertions share: name one",
    );
  }
  const setup = [...problem.test_imports, problem.test_setup_code].filter(Boolean).join("\n");
  return {
    taskKey,
    baseId: taskKey,
    category: "function-completion",
    tier: null,
    language: "python",
    entryPoint,
    prompt: toPrompt(problem),
    tests: {
      kind: "asserts",
      setup,
      asserts: asserts.map((source) => ({ source, visibility: "public" })),
    },
    referenceSolution: code,
    plantedFaults: [],
  };
}

/** The words of the MBPP paper's prompt (Austin et al. 2021), without its worked examples. */
function toPrompt({ text, prompt, test_list }: Problem): string {
  const tests = test_list.map((source) => source.trim()).join("\n");
  return `${text ?? prompt}\nYour code should pass these tests:\n\n${tests}\n`;
}
