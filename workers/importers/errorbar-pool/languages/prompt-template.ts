import { assertNever } from "../../../../lib/core/assert-never";
import type { Problem } from "../parse-problem";
import { describeInJava, renderJavaPrompt } from "./java-prompt";
import { describeInJavaScript, renderJavaScriptPrompt } from "./javascript-prompt";
import type { PoolLanguage } from "./pool-language";
import { describeInPython, renderPythonPrompt } from "./python-prompt";

/** Version of the form of all prompts that are made from base problems: another word is another one. */
export const promptTemplate = "errorbar-prompt/2";

/** Prompt of a task whose function has to be written: it ends where the body begins. */
export function renderPrompt(
  problem: Problem,
  language: PoolLanguage,
  bound: string | null = null,
): string {
  switch (language) {
    case "python":
      return renderPythonPrompt(problem, bound);
    case "javascript":
      return renderJavaScriptPrompt(problem, bound);
    case "java":
      return renderJavaPrompt(problem, bound);
    default:
      return assertNever(language);
  }
}

/** What a function has to do, in the language's words, as blocks of lines. */
export function describeProblem(problem: Problem, language: PoolLanguage): string[] {
  switch (language) {
    case "python":
      return describeInPython(problem, null);
    case "javascript":
      return describeInJavaScript(problem);
    case "java":
      return describeInJava(problem);
    default:
      return assertNever(language);
  }
}

/**
 * A prompt that asks for a whole program: every line is a comment of the language, so that the
 * extraction rules take no code in it for a definition that the answer goes on from.
 */
export function renderAsComment(blocks: readonly string[], language: PoolLanguage): string {
  const mark = language === "python" ? "#" : "//";
  const lines = blocks.join("\n\n").split("\n");
  return lines.map((line) => `${`${mark} ${line}`.trimEnd()}\n`).join("");
}

/** Code in a prompt's comment, set off from its words. */
export function indentCode(source: string): string {
  return source.trimEnd().replace(/^(?=.)/gm, "    ");
}
