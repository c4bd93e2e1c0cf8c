import { join } from "node:path";
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
  /** Correct by another approach. */
  second: string;
  /** Correct but hard to read. */
  tangled: string;
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
  generator: Generator;
  /** Source of generate.mjs. */
  generatorText: string;
  sources: Record<PoolLanguage, LanguageSources>;
  /** Answers from the prompt alone, oldest first; null before there is one. */
  blind: BlindAttempt[] | null;
  /** Two scorings by the rubric, made apart; null before they are. */
  scorings: [RubricScoring, RubricScoring] | null;
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

/**
 * Reads the files of one base problem's folder.
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
  const file = join(folder, "problem.json");
  const generatorText = requireText(texts, "generate.mjs", folder);
  const generator = await loadGenerator(join(folder, "generate.mjs"));
  const problem = parseProblem(requireText(texts, "problem.json", folder), file, generator);
  if (problem.id !== baseId) {
    throw poolFieldError(
      { file, field: "id" },
      `${problem.id} is not the folder's name; write ${baseId}`,
    );
  }
  checkVariants(problem, texts, folder);
  const faults = readFaults(texts, folder);
  const read = (language: PoolLanguage) =>
    readLanguage({ texts, folder, problem, language }, faults);
  const [blind, rubric] = [texts.get("blind.json"), texts.get("rubric.json")];
  return {
    problem,
    generator,
    generatorText,
    sources: { python: read("python"), javascript: read("javascript"), java: read("java") },
    blind: blind === undefined ? null : parseBlind(blind, join(folder, "blind.json")),
    scorings:
      rubric === undefined
        ? null
        : parseRubric(rubric, join(folder, "rubric.json"), problem.factors),
  };
}

function pathOf(language: PoolLanguage, variant: string): string {
  return `${language}/${variant}.${languageFacts[language].extension}`;
}

/** Three solutions in each language, and a naive one where the problem states a bound and nowhere else. */
function checkVariants(problem: Problem, texts: ReadonlyMap<string, string>, folder: string): void {
  for (const language of poolLanguages) {
    for (const variant of variants) {
      const path = pathOf(language, variant);
      if (variant !== "naive" || problem.complexity !== undefined) {
        requireText(texts, path, folder);
      } else if (texts.has(path)) {
        throw poolFileError(
          join(folder, path),
          "the problem states no complexity; remove the file",
        );
      }
    }
  }
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
    texts.set(path, decodeText(file.bytes, shown));
  }
  return texts;
}

function decodeText(bytes: Uint8Array, shown: string): string {
  if (bytes.includes(0)) throw poolFileError(shown, "holds a NUL character; remove it");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw poolFileError(shown, "not UTF-8; save it as UTF-8", cause);
  }
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
  const read = (variant: (typeof variants)[number]) =>
    requireFunction(place, pathOf(language, variant));
  const plantedPaths = [...texts.keys()].filter(
    (path) => faultPattern.test(path) && path.startsWith(`${language}/`),
  );
  return {
    reference: read("reference"),
    second: read("second"),
    tangled: read("tangled"),
    naive: place.problem.complexity === undefined ? null : read("naive"),
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
