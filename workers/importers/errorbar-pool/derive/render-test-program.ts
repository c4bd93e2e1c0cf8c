import { assertNever } from "../../../../lib/core/assert-never";
import { nameIn } from "../languages/name-in";
import { declaredErrors, type PoolLanguage } from "../languages/pool-language";
import type { Problem } from "../parse-problem";
import type { ReferenceExample } from "./reference-examples";

/**
 * A test program that asserts each example, with `unittest`, `node:test` or JUnit 5. Without examples it has one
 * test that asserts nothing.
 */
export function renderTestProgram(
  problem: Problem,
  language: PoolLanguage,
  examples: readonly ReferenceExample[],
): string {
  const name = nameIn(language, problem.signature.name);
  switch (language) {
    case "python":
      return renderUnittest(name, examples);
    case "javascript":
      return renderNodeTest(name, examples);
    case "java":
      return renderJUnit(examples);
    default:
      return assertNever(language);
  }
}

function renderUnittest(name: string, examples: readonly ReferenceExample[]): string {
  const tests = examples.map(({ call, result }, at) => {
    const lines =
      result === null
        ? [`with self.assertRaises(${declaredErrors.python}):`, `    ${call}`]
        : [`self.assertEqual(${call}, ${result})`];
    return method(`def test_${at + 1}(self):`, lines);
  });
  const body = tests.length === 0 ? [method("def test_nothing(self):", ["pass"])] : tests;
  return `import unittest\n\nfrom solution import ${name}\n\n\nclass SolutionTest(unittest.TestCase):\n${body.join("\n")}`;
}

function method(header: string, lines: readonly string[]): string {
  return `    ${header}\n${lines.map((line) => `        ${line}\n`).join("")}`;
}

function renderNodeTest(name: string, examples: readonly ReferenceExample[]): string {
  const tests = examples.map(({ call, result }, at) => {
    const assertion =
      result === null
        ? `assert.throws(() => ${call}, ${declaredErrors.javascript});`
        : `assert.deepStrictEqual(${call}, ${result});`;
    return `test("case ${at + 1}", () => {\n  ${assertion}\n});\n`;
  });
  const body = tests.length === 0 ? ['test("nothing", () => {});\n'] : tests;
  const imports = [
    'import assert from "node:assert/strict";',
    'import test from "node:test";',
    `import { ${name} } from "./solution.js";`,
  ];
  return `${imports.join("\n")}\n\n${body.join("\n")}`;
}

function renderJUnit(examples: readonly ReferenceExample[]): string {
  const tests = examples.map(({ call, result }, at) => {
    const assertion =
      result === null
        ? `assertThrows(${declaredErrors.java}.class, () -> ${call});`
        : `assertEquals(${boxed(result)}, ${call});`;
    return `    @Test\n    void case${at + 1}() {\n        ${assertion}\n    }\n`;
  });
  const body = tests.length === 0 ? ["    @Test\n    void nothing() {}\n"] : tests;
  const imports = [
    "import static org.junit.jupiter.api.Assertions.*;",
    "import java.util.*;",
    "import org.junit.jupiter.api.Test;",
  ];
  return `${imports.join("\n")}\n\nclass SolutionTest {\n${body.join("\n")}}\n`;
}

/**
 * `assertEquals(Object, Object)` takes any pair, also of a literal and a boxed answer. In brackets, because
 * a cast before a minus is read as a subtraction.
 */
function boxed(result: string): string {
  return `(Object) (${result})`;
}
