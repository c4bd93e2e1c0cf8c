import { nameIn } from "../languages/name-in";
import { declaredErrors, languageFacts, type PoolLanguage } from "../languages/pool-language";
import { indentCode, renderAsComment } from "../languages/prompt-template";
import { renameIn, wrap } from "../languages/statement-blocks";
import type { Problem } from "../parse-problem";

const width = 92;

const forms: Record<PoolLanguage, (name: string) => string[]> = {
  python: (name) => [
    "- The documentation is the function's docstring.",
    "- It describes each parameter (`:param name: text`, or `name: text` in a section `Args:`), the result " +
      "(`:returns: text`, or a section `Returns:`), and each error (`:raises ValueError: text`, or `ValueError: text` in a section `Raises:`).",
    `- Examples are doctests: \`>>> ${name}(…)\` and below it the result as the interpreter prints it. Where the ` +
      "call raises: `Traceback (most recent call last):`, a line `    ...`, and the name of the error.",
  ],
  javascript: (name) => [
    "- The documentation is a JSDoc comment right before the function.",
    "- It describes each parameter (`@param {type} name text`), the result (`@returns {type} text`), and each " +
      "error (`@throws {RangeError} text`).",
    `- Examples stand below \`@example\`, each in a line of its own: \`${name}(…) // => result\`. Where the call ` +
      `raises: \`${name}(…) // throws RangeError\`.`,
  ],
  java: (name) => [
    "- The documentation is a Javadoc comment right before the method.",
    "- It describes each parameter (`@param name text`), the result (`@return text`), and each error " +
      "(`@throws IllegalArgumentException text`).",
    `- Examples stand in the text as \`{@code Solution.${name}(…)} returns {@code result}\`, or in a block ` +
      `\`<pre>{@code …}</pre>\` as lines \`Solution.${name}(…) // => result\`. Where the call raises: \`throws {@code ` +
      `IllegalArgumentException}\` or \`// throws IllegalArgumentException\`. Lists are written \`List.of(…)\` or ` +
      "`Arrays.asList(…)`, mappings `Map.of(…)` or `Map.ofEntries(Map.entry(…), …)`, arrays `new long[] {…}`.",
  ],
};

/** Prompt of a documentation task: the code, what the documentation says, in which form, and how it is judged. */
export function renderDocumentationPrompt(
  problem: Problem,
  language: PoolLanguage,
  code: string,
): string {
  const name = nameIn(language, problem.signature.name);
  const errors = (problem.errors ?? []).map(({ when }) => renameIn(problem, language, when));
  const whole = language === "java" ? "the whole class Solution" : "the whole program";
  const rules = [
    ...forms[language](name),
    `- There are 3 to 20 examples, each another call of \`${name}\` with literal arguments and a literal result. ` +
      "Each has to be true when it is executed, and together they have to tell this code from faulty variants of it.",
    ...(errors.length === 0
      ? []
      : [
          `- The error is ${declaredErrors[language]}, when ${errors.join("; or when ")}. Its entry names the parameters that it is about.`,
        ]),
    "- The code stays as it is: only comments and blank lines may be new.",
  ];
  return renderAsComment(
    [
      `Document \`${name}\` of this ${languageFacts[language].name} program:`,
      indentCode(code),
      rules.map((rule) => wrap(rule, "  ", width)).join("\n"),
      `Answer with ${whole}, documentation included.`,
    ],
    language,
  );
}
