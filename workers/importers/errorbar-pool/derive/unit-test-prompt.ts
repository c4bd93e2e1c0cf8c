import { nameIn } from "../languages/name-in";
import type { PoolLanguage } from "../languages/pool-language";
import { describeProblem, indentCode, renderAsComment } from "../languages/prompt-template";
import { formatSignature } from "../languages/signature";
import { wrap } from "../languages/statement-blocks";
import type { Problem } from "../parse-problem";

const width = 92;

const frameworks: Record<PoolLanguage, (name: string) => string> = {
  python: (name) =>
    `Write a test program with \`unittest\`. It imports the function by \`from solution import ${name}\`.`,
  javascript: (name) =>
    `Write a test program with \`node:test\` and \`node:assert\`, an ES module. It imports the function by ` +
    `\`import { ${name} } from "./solution.js"\`.`,
  java: (name) =>
    `Write a test class with JUnit 5 (\`org.junit.jupiter.api\`). It calls the method as \`Solution.${name}(…)\`.`,
};

/** Prompt of a unit-test task: what the function does, how tests reach it, and how they are judged. */
export function renderUnitTestPrompt(problem: Problem, language: PoolLanguage): string {
  const name = nameIn(language, problem.signature.name);
  return renderAsComment(
    [
      wrap(frameworks[language](name), "", width),
      "The function is declared so:",
      indentCode(formatSignature(language, problem.signature)),
      ...describeProblem(problem, language),
      wrap(
        "The tests have to pass on every correct solution and to fail on each of several faulty ones. Only plain " +
          "values pass between the tests and the function. Answer with the test program alone.",
        "",
        width,
      ),
    ],
    language,
  );
}
