import { builtinModules } from "node:module";
import { z } from "zod";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import {
  type PackageAllowlist,
  packageAllowlistSchema,
} from "../../../lib/core/suite/package-allowlist";
import type { PublishedTask, PublishedTests } from "../../../lib/core/suite/published-task";
import type { Language } from "../../../lib/core/vocabulary";
import { findDefinedName } from "../defined-name";
import { dropOwnCalls } from "../drop-own-calls";
import { languageWord } from "../language-words";
import { type PublishedSuite, publishedDefaults } from "../published-suite";
import type { SuiteRecord } from "../read-suite-records";
import { toReferenceSolution } from "../reference-solution";
import { requireOneLanguage } from "../require-one-language";
import { assertDistinctKeys, badField, parseSuiteRecord, storableText } from "../suite-fields";
import type { SuiteFile } from "../suite-file";

const taskId = z
  .string()
  .regex(/^[A-Za-z]+\/[0-9]{1,9}$/, "has the form Python/0")
  .transform((id) => ({ id, word: id.slice(0, id.indexOf("/")) }));

const problemSchema = z
  .object({
    task_id: taskId,
    prompt: storableText.min(1),
    declaration: storableText.min(1),
    canonical_solution: storableText,
    test: storableText.min(1),
  })
  .transform((problem, context) => {
    const language = languageWord.safeParse(problem.task_id.word);
    if (language.success) return { ...problem, language: language.data };
    const message = `begins with a language: ${language.error.issues[0]?.message}`;
    context.addIssue({ code: "custom", path: ["task_id"], message });
    return z.NEVER;
  });
type Problem = z.infer<typeof problemSchema>;

/**
 * A HumanEval-X file, of one language.
 * @throws DomainError bad-input naming file, line and field.
 */
export function readHumanEvalXSuite({ path, records }: SuiteFile): PublishedSuite {
  const problems = records.map((record) => parseSuiteRecord(path, record, problemSchema));
  const keyed = problems.map(({ task_id }, index) => ({
    key: task_id.id,
    place: records[index]?.place ?? "",
  }));
  assertDistinctKeys(path, "task_id", keyed);
  const language = requireOneLanguage(path, records, problems);
  return {
    ...publishedDefaults,
    defaultId: `humaneval-x-${language}`,
    title: `HumanEval-X, ${language}`,
    description: `HumanEval's problems with hand-written ${language} solutions and tests.`,
    licence: "Apache-2.0",
    equality: "python",
    limits: defaultLimits,
    packages: packagesOf(language),
    tasks: problems.map((problem, index) => toTask(path, records[index], problem, language)),
  };
}

/** One of its JavaScript solutions imports js-md5, which its authors' environment had. */
function packagesOf(language: Language): PackageAllowlist | null {
  if (language !== "javascript") return null;
  const own = builtinModules.filter((name) => !name.startsWith("_"));
  return packageAllowlistSchema.parse({ javascript: [...own, "js-md5"] });
}

function toTask(
  path: string,
  record: SuiteRecord | undefined,
  problem: Problem,
  language: Language,
): PublishedTask {
  const { task_id, prompt, canonical_solution: solution } = problem;
  const entryPoint = findEntryPoint(problem, language);
  if (entryPoint === null) {
    throw badField(path, record?.place ?? "", "declaration", "defines no function: write its head");
  }
  return {
    taskKey: task_id.id,
    baseId: task_id.id.replace(task_id.word, "HumanEval"),
    category: "function-completion",
    tier: null,
    language,
    entryPoint,
    prompt,
    tests: toTests(problem, language),
    referenceSolution: toReferenceSolution({ language, prompt, entryPoint, solution }),
    plantedFaults: [],
  };
}

/** Python files end in check(name), which is surer than the last of several definitions. */
function findEntryPoint({ declaration, test }: Problem, language: Language): string | null {
  const called = /^check\(([A-Za-z_]\w*)\)\s*$/m.exec(test)?.[1];
  return (language === "python" && called) || findDefinedName(declaration, language);
}

function toTests({ test }: Problem, language: Language): PublishedTests {
  return language === "python"
    ? { kind: "check", source: dropOwnCalls(test), shown: "" }
    : { kind: "program", source: test, visibility: "hidden" };
}
