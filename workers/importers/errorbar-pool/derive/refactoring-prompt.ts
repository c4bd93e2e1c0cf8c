import type { RefactoringGoals } from "../../../../lib/core/scoring/test-plan";
import { nameIn } from "../languages/name-in";
import { languageFacts, type PoolLanguage } from "../languages/pool-language";
import { indentCode, renderAsComment } from "../languages/prompt-template";
import { wrap } from "../languages/statement-blocks";
import type { Problem } from "../parse-problem";

const width = 92;

/** Prompt of a refactoring task: the program, the goals with how they are measured, and what has to stay. */
export function renderRefactoringPrompt(
  problem: Problem,
  language: PoolLanguage,
  { tangled, goals }: { tangled: string; goals: RefactoringGoals },
): string {
  const name = nameIn(language, problem.signature.name);
  const whole = language === "java" ? "the whole class Solution" : "the whole program";
  const rules = [
    `- No function's cyclomatic complexity is above ${goals.maxCyclomatic}: conditions, loops, cases, caught errors, ` +
      "conditional expressions and connectives count one each, and the function itself one.",
    `- No more than ${goals.maxNesting} control structures stand within each other; \`else if\` is no deeper than its \`if\`.`,
    `- No function is longer than ${goals.maxFunctionLines} lines. A line is a statement or the header of a clause ` +
      "wherever it is broken, and one more for each 24 tokens beyond the first 24; comments count nothing.",
    `- No more than ${goals.maxDuplicatedLines} lines repeat earlier ones: three lines or more in a row that are the ` +
      "same but for names and literals.",
    `- These public names stay: ${goals.keepNames.map((kept) => `\`${kept}\``).join(", ")}.`,
    "- No text is run as code.",
  ];
  return renderAsComment(
    [
      `This ${languageFacts[language].name} program is correct but hard to read. Rewrite it so that \`${name}\` answers ` +
        "and raises as before for every input, and these goals are reached:",
      rules.map((rule) => wrap(rule, "  ", width)).join("\n"),
      "The program:",
      indentCode(tangled),
      `Answer with ${whole}, rewritten.`,
    ],
    language,
  );
}
