import { formatRules } from "../../../../lib/core/suite/format-rules";
import type { TaskDefinition } from "../../../../lib/core/suite/suite-definition";
import { tierFromFactors } from "../../../../lib/core/suite/tier-rubric";
import type { ParseSource } from "../../../../lib/core/syntax/parsed-source";
import type { TaskCategory } from "../../../../lib/core/vocabulary";
import { nameIn } from "../languages/name-in";
import { poolLanguages } from "../languages/pool-language";
import {
  renderAlgorithmPrompt,
  renderBugFixingPrompt,
  renderTranslationPrompt,
} from "../languages/program-prompts";
import { promptTemplate, renderPrompt } from "../languages/prompt-template";
import type { BaseProblem } from "../read-base-problem";
import { chooseFixedFaults, choosePlantedMutants, faultSlug } from "./choose-faults";
import { deriveDocumentation } from "./derive-documentation";
import { deriveRefactoring } from "./derive-refactoring";
import { deriveUnitTests } from "./derive-unit-tests";
import type { Ground } from "./ground";
import { rememberParsed } from "./remember-parsed";
import { selectCases } from "./select-cases";

/** Version of the rules by which tasks are made from a base problem. */
export const derivation = "errorbar-derivation/2";

/**
 * All tasks of one base problem, in seven categories. A language gives tasks once it has planted faults, for no suite's
 * meaning could be checked without them.
 * @throws DomainError bad-input where a language is left with too few cases, or its tangled program is not
 * tangled enough.
 */
export function deriveTasks(base: BaseProblem, parser: ParseSource): TaskDefinition[] {
  const parse = rememberParsed(parser);
  return poolLanguages.flatMap((language) => {
    const sources = base.sources[language];
    const cases = selectCases(base.problem, language, { withLarge: false });
    const pool = { baseId: base.problem.id, language, mutants: sources.mutants, cases };
    const mutants = choosePlantedMutants(pool).map(({ source }) => source);
    const planted = [...new Set([...sources.planted, ...mutants])];
    if (planted.length === 0) return [];
    const ground = { base, language, sources, cases, planted };
    return [
      deriveFunctionCompletion(ground),
      ...deriveAlgorithm(ground),
      ...deriveBugFixing(ground),
      ...deriveTranslations(ground),
      ...deriveDocumentation(ground, parse),
      ...deriveUnitTests(ground),
      deriveRefactoring(ground, parse),
    ].map((task) => ({
      ...task,
      madeBy: { promptTemplate, formatRule: formatRules[task.category] },
    }));
  });
}

function deriveFunctionCompletion(ground: Ground): TaskDefinition {
  const { base, language } = ground;
  const prompt = renderPrompt(base.problem, language);
  return makeTask(ground, "function-completion", { key: language, prompt });
}

/** Where the time that it may take is part of the problem: the large inputs are among its cases. */
function deriveAlgorithm(ground: Ground): TaskDefinition[] {
  const { base, language, sources } = ground;
  if (base.problem.complexity === undefined || sources.naive === null) return [];
  const cases = selectCases(base.problem, language, { withLarge: true });
  const prompt = renderAlgorithmPrompt(base.problem, language);
  const planted = [...ground.planted, sources.naive];
  const given = { ...ground, cases, planted };
  return [makeTask(given, "algorithm-implementation", { key: language, prompt })];
}

function deriveBugFixing(ground: Ground): TaskDefinition[] {
  const { base, language, sources, cases } = ground;
  const pool = { baseId: base.problem.id, language, mutants: sources.mutants, cases };
  return chooseFixedFaults(pool).map((fault) => {
    const prompt = renderBugFixingPrompt(base.problem, language, fault.source);
    const planted = [fault.source, ...ground.planted.filter((other) => other !== fault.source)];
    const key = `${language}/${faultSlug(fault)}`;
    return makeTask({ ...ground, planted }, "bug-fixing", { key, prompt });
  });
}

function deriveTranslations(ground: Ground): TaskDefinition[] {
  const { base, language } = ground;
  const others = poolLanguages.filter((from) => from !== language);
  return others.map((from) => {
    const source = base.sources[from].reference;
    const prompt = renderTranslationPrompt(base.problem, { from, source, into: language });
    return makeTask(ground, "code-translation", { key: `${language}/from-${from}`, prompt });
  });
}

function makeTask(
  { base: { problem }, language, sources, cases, planted }: Ground,
  category: TaskCategory,
  { key, prompt }: { key: string; prompt: string },
): TaskDefinition {
  return {
    taskKey: `${problem.id}/${category}/${key}`,
    baseId: problem.id,
    category,
    tier: tierFromFactors(problem.factors),
    language,
    entryPoint: nameIn(language, problem.signature.name),
    prompt,
    testPlan: { kind: "calls", cases: cases.map(({ planned }) => planned) },
    referenceSolution: sources.reference,
    plantedFaults: planted,
  };
}
