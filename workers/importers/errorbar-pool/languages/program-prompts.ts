import type { Problem } from "../parse-problem";
import { nameIn } from "./name-in";
import { languageFacts, type PoolLanguage } from "./pool-language";
import { describeProblem, indentCode, renderAsComment, renderPrompt } from "./prompt-template";
import { formatSignature } from "./signature";
import { wordBound } from "./statement-blocks";

/** Prompt of an algorithm task: that of a completion, with the time that the function may take. */
export function renderAlgorithmPrompt(problem: Problem, language: PoolLanguage): string {
  return renderPrompt(problem, language, wordBound(problem));
}

/** Prompt of a bug-fixing task: what the function has to do, and a program that does not do it. */
export function renderBugFixingPrompt(
  problem: Problem,
  language: PoolLanguage,
  faulty: string,
): string {
  const name = nameIn(language, problem.signature.name);
  const whole = language === "java" ? "the whole class Solution" : "the whole program";
  return renderAsComment(
    [
      `This ${languageFacts[language].name} program has a fault. ${nameOf(language)} \`${name}\` should do this:`,
      ...describeProblem(problem, language),
      "The program:",
      indentCode(faulty),
      `Answer with ${whole}, corrected. Keep the name and the parameters of \`${name}\`.`,
    ],
    language,
  );
}

export interface Direction {
  from: PoolLanguage;
  /** The program to translate. */
  source: string;
  into: PoolLanguage;
}

/** Prompt of a translation: the program, and how the function is declared in the other language. */
export function renderTranslationPrompt(
  problem: Problem,
  { from, source, into }: Direction,
): string {
  const [there, here] = [languageFacts[from].name, languageFacts[into].name];
  const signature = formatSignature(into, problem.signature);
  const place = into === "java" ? " in a class Solution" : "";
  return renderAsComment(
    [
      `Translate this ${there} program into ${here}:`,
      indentCode(source),
      `${nameOf(into)}${place} is declared so:`,
      indentCode(signature),
      ...wordErrors(problem, into),
      `It answers as the ${there} program does for every input. Answer with the whole program in ${here}, ` +
        `which runs no program of another language.`,
    ],
    into,
  );
}

function wordErrors({ errors }: Problem, into: PoolLanguage): string[] {
  if (errors === undefined) return [];
  return [`Where the program raises its error, it ${raisesWord(into)}.`];
}

function raisesWord(language: PoolLanguage): string {
  switch (language) {
    case "python":
      return "raises ValueError";
    case "javascript":
      return "throws a RangeError";
    case "java":
      return "throws an IllegalArgumentException";
  }
}

function nameOf(language: PoolLanguage): string {
  return language === "java" ? "The method" : "The function";
}
