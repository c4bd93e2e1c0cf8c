import { join } from "node:path";
import { intakeCounts } from "../../../lib/core/suite/intake-rules";
import { type BlindAttempt, parseBlind } from "./blind-file";
import { type FaultsFile, type KeptFault, type LanguageFaults, parseFaults } from "./faults-file";
import { languageFacts, type PoolLanguage, poolLanguages } from "./languages/pool-language";
import { declaresFunction, formatSignature } from "./languages/signature";
import type { PoolFile } from "./list-pool-files";
import { type Generator, loadGenerator } from "./load-generator";
import { type Problem, parseProblem } from "./parse-problem";
import { poolFieldError, poolFileError } from "./pool-error";
import { parseRubric, type RubricScoring } from "./rubric-file";

/** What a base problem has in one language. */
export interface LanguageSources {
  reference: string;
  /** Correct by another approach, and correct but hard to read; null in a problem of the first form. */
  second: string | null;
  tangled: string | null;
  /** Correct but too slow; only where the problem states a bound. */
  naive: string | null;
  /** Wrong solutions that a person wrote. */
  planted: string[];
  /** Wrong solutions that the mutation tool made, and that the cases catch. */
  mutants: KeptFault[];
  /** Everything that the mutation tool found; null before it ran. */
  search: LanguageFaults | null;
}

/** One base problem with its sources, by language. */
export interface BaseProblem {
  problem: Problem;
  generator: Generator | null;
  /** Source of generate.mjs. */
  generatorText: string | null;
  sources: Partial<Record<PoolLanguage, LanguageSources>>;
  /** Answers from the prompt alone, oldest first; null before there is one. */
  blind: BlindAttempt[] | null;
  /** Two scorings by the rubric, made apart; null before they are. */
  scorings: [RubricScoring, RubricScoring] | null;
  /** Whether it has everything that the writer's guide asks for, in three languages. */
  complete: boolean;
}

const faultPattern = /^(python|javascript|java)\/faults\/[a-z0-9]+(-[a-z0-9]+)*\.(py|js|java)$/;
const variants = ["reference", "second", "tangled", "naive"] as const;
const knownFiles = new Set([
  "problem.json",
  "generate.mjs",
  "faults.json",
  "blind.json",
  "rubric.json",
  ...poolLanguages.flatMap((language) => variants.map((variant) => pathOf(language, variant))),
]);
const allowedFiles =
  "problem.json, generate.mjs, faults.json, blind.json, rubric.json, <language>/{reference,second,tangled,naive}.* or <language>/faults/<what-is-wrong>.*";
/** A problem with all languages has its cases for five to twenty of them to be chosen. */
const fewestCases = 20;

/**
 * Reads the files of one base problem's folder. One with Python's reference alone is of the first
 * form; one with any file of another language or a generate.mjs has to be complete.
 * @throws DomainError bad-input naming file, field and remedy: unknown or missing files, text that
 * is not UTF-8, an id other than the folder's name, sources without the declared function.
 */
export async function readBaseProblem(
  poolFolder: string,
  baseId: string,
  files: PoolFile[],
): Promise<BaseProblem> {
  const folder = join(poolFolder, baseId);
  const texts = readTexts(poolFolder, baseId, files);
  const generator = texts.has("generate.mjs")
    ? await loadGenerator(join(folder, "generate.mjs"))
    : null;
  const file = join(folder, "problem.json");
  const problem = parseProblem(requireText(texts, "problem.json", folder), file, generator);
  if (problem.id !== baseId) {
    throw poolFieldError(
      { file, field: "id" },
      `${problem.id} is not the folder's name; write ${baseId}`,
    );
  }
  const paths = [...texts.keys()];
  const isFirstForm = paths.every((path) => path === "problem.json" || path.startsWith("python/"));
  const complete = isFirstForm && !texts.has("python/second.py") ? null : { file, problem };
  if (complete) checkComplete(complete, texts, folder);
  const languages = complete ? poolLanguages : (["python"] as const);
  const faults = readFaults(texts, folder);
  const sources: BaseProblem["sources"] = {};
  for (const language of languages) {
    sources[language] = readLanguage({ texts, folder, problem, language }, faults);
  }
  if (complete === null) requireFaults(sources, folder);
  const [blind, rubric] = [texts.get("blind.json"), texts.get("rubric.json")];
  const scorings =
    rubric === undefined ? null : parseRubric(rubric, join(folder, "rubric.json"), problem.factors);
  return {
    problem,
    generator,
    generatorText: texts.get("generate.mjs") ?? null,
    sources,
    blind: blind === undefined ? null : parseBlind(blind, join(folder, "blind.json")),
    scorings,
    complete: complete !== null,
  };
}

/** A problem of the first form has no other solutions by which faults could be made. */
function requireFaults({ python }: BaseProblem["sources"], folder: string): void {
  const planted = python?.planted.length ?? 0;
  if (planted >= intakeCounts.minimumFaults || (python?.mutants.length ?? 0) > 0) return;
  const text = `${planted} planted faults; add ${intakeCounts.minimumFaults} or more`;
  throw poolFileError(join(folder, "python/faults"), text);
}

function pathOf(language: PoolLanguage, variant: string): string {
  return `${language}/${variant}.${languageFacts[language].extension}`;
}

function checkComplete(
  { file, problem }: { file: string; problem: Problem },
  texts: ReadonlyMap<string, string>,
  folder: string,
): void {
  if (problem.subject === undefined) {
    throw poolFieldError({ file, field: "subject" }, "missing; name the subject");
  }
  if (problem.cases.length < fewestCases) {
    const found = `${problem.cases.length} cases; add cases until there are ${fewestCases}`;
    throw poolFieldError({ file, field: "cases" }, found);
  }
  for (const path of ["generate.mjs", ...requiredPaths(problem)]) requireText(texts, path, folder);
  for (const language of poolLanguages) {
    const naive = pathOf(language, "naive");
    if (texts.has(naive) && problem.complexity === undefined) {
      throw poolFileError(join(folder, naive), "the problem states no complexity; remove the file");
    }
  }
}

/** The sources that a complete base problem has to have. */
function requiredPaths({ complexity }: Problem): string[] {
  return poolLanguages.flatMap((language) =>
    variants
      .filter((variant) => variant !== "naive" || complexity !== undefined)
      .map((variant) => pathOf(language, variant)),
  );
}

function readFaults(texts: ReadonlyMap<string, string>, folder: string): FaultsFile["languages"] {
  const text = texts.get("faults.json");
  if (text === undefined) return {};
  const references = poolLanguages.map((language) => [
    language,
    texts.get(pathOf(language, "reference")),
  ]);
  return parseFaults(text, join(folder, "faults.json"), Object.fromEntries(references));
}

/** Texts by path inside the base problem's folder. */
function readTexts(poolFolder: string, baseId: string, files: PoolFile[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const path = file.path.slice(baseId.length + 1);
    const shown = join(poolFolder, file.path);
    if (!knownFiles.has(path) && !faultPattern.test(path)) {
      throw poolFileError(shown, `unknown file; remove it or name it ${allowedFiles}`);
    }
    try {
      texts.set(path, new TextDecoder("utf-8", { fatal: true }).decode(file.bytes));
    } catch (cause) {
      throw poolFileError(shown, "not UTF-8; save it as UTF-8", cause);
    }
  }
  return texts;
}

function requireText(texts: ReadonlyMap<string, string>, path: string, folder: string): string {
  const text = texts.get(path);
  if (text === undefined) throw poolFileError(join(folder, path), "missing; add the file");
  return text;
}

interface LanguageFolder {
  texts: ReadonlyMap<string, string>;
  folder: string;
  problem: Problem;
  language: PoolLanguage;
}

function readLanguage(place: LanguageFolder, faults: FaultsFile["languages"]): LanguageSources {
  const { texts, language } = place;
  const read = (variant: (typeof variants)[number]) => {
    const path = pathOf(language, variant);
    return texts.has(path) ? requireFunction(place, path) : null;
  };
  const plantedPaths = [...texts.keys()].filter(
    (path) => faultPattern.test(path) && path.startsWith(`${language}/`),
  );
  return {
    reference: requireFunction(place, pathOf(language, "reference")),
    second: read("second"),
    tangled: read("tangled"),
    naive: read("naive"),
    planted: plantedPaths.sort().map((path) => requireFunction(place, path)),
    mutants: faults[language]?.kept ?? [],
    search: faults[language] ?? null,
  };
}

function requireFunction(
  { texts, folder, problem, language }: LanguageFolder,
  path: string,
): string {
  const text = requireText(texts, path, folder);
  if (!declaresFunction(language, problem.signature, text)) {
    const line = formatSignature(language, problem.signature);
    const where = language === "java" ? `"${line}" in a class Solution` : `the line "${line}"`;
    throw poolFileError(join(folder, path), `lacks the declared function; write ${where}`);
  }
  return text;
}
