import type { FormatFault, GradedTask, Grader } from "../../../lib/core/ports/grader";
import { checkOwnFunction } from "../check-own-function";

/** A translation is judged as a completion is. Its sandbox holds no other language to call out to. */
export function codeTranslationGrader(completion: Grader): Grader {
  return {
    ...completion,
    category: "code-translation",
    checkFormat: (task, submission) =>
      findSourceLanguage(task, submission) ?? checkOwnFunction(task, submission),
  };
}

/** Lines that only another language has, at the start of a function. */
const signs: Record<string, [language: string, sign: RegExp][]> = {
  python: [
    ["JavaScript", /^\s*(?:export\s+)?(?:async\s+)?function\s+[\p{ID_Start}$_]/mu],
    ["Java", /^\s*(?:public\s+)?class\s+\w+\s*\{/m],
  ],
  javascript: [
    ["Python", /^\s*def\s+\w+\s*\([^\n]*\)\s*(?:->[^\n]*)?:\s*$/m],
    ["Java", /^\s*(?:(?:public|private|final)\s+)*static\s+[\w<>[\], ]+\s\w+\s*\([^\n]*\)\s*\{/m],
  ],
  java: [
    ["JavaScript", /^\s*(?:export\s+)?(?:async\s+)?function\s+[\p{ID_Start}$_]/mu],
    ["Python", /^\s*def\s+\w+\s*\([^\n]*\)\s*(?:->[^\n]*)?:\s*$/m],
  ],
};

function findSourceLanguage(
  { language }: Pick<GradedTask, "language">,
  submission: string,
): FormatFault | null {
  const code = withoutComments(language, submission);
  const found = (signs[language] ?? []).find(([, sign]) => sign.test(code));
  if (found === undefined) return null;
  return { rule: "target-language", detail: `there is a function in ${found[0]} still` };
}

/** Whole lines of comment, in which the program that was translated may stand, and strings over lines. */
function withoutComments(language: string, text: string): string {
  return language === "python"
    ? text.replace(/("""|''')[\s\S]*?\1/g, "").replace(/^[ \t]*#.*$/gm, "")
    : text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^[ \t]*\/\/.*$/gm, "");
}
