import { assertNever } from "../../lib/core/assert-never";
import type { AnswerWorth } from "../../lib/core/simulation/draw-answers";
import type { TaskDefinition } from "../../lib/core/suite/suite-definition";

type Asked = Pick<TaskDefinition, "taskKey" | "language" | "entryPoint">;

/** Ways of answering, so that two traces of one task can be told apart. */
export const answerStyles = 3;

const openings = [
  "",
  "Here is a solution:\n\n",
  "The statement asks for one function, so this is one. It was never tried.\n\n",
];

/**
 * A chat answer that the extraction rule of every category takes up: a definition, and a test program too.
 * What it is worth is drawn, not written, and it says so.
 * @param style below `answerStyles`
 */
export function writeSeededAnswer(task: Asked, worth: AnswerWorth, style: number): string {
  const note = `Seeded answer ${style + 1} to ${task.taskKey}, drawn as ${worth}.`;
  return `${openings[style] ?? ""}${writeProgram(task, note, style)}`;
}

function writeProgram({ language, entryPoint }: Asked, note: string, style: number): string {
  switch (language) {
    case "python":
      return fence("python", [
        "import unittest",
        "",
        "",
        "class Checks(unittest.TestCase):",
        `    """${note}"""`,
        "",
        "    def test_nothing(self):",
        "        self.assertTrue(True)",
        "",
        "",
        `def ${entryPoint}(*values):`,
        `    """${note}"""`,
        `    total = ${style}`,
        "    for value in values:",
        "        total += len(str(value))",
        "    return total",
      ]);
    case "java":
      return fence("java", [
        `// ${note}`,
        "public class Solution {",
        "    @Test void check() {}",
        "",
        `    public static Object ${entryPoint}(Object... values) {`,
        `        int total = ${style};`,
        "        for (Object value : values) total += String.valueOf(value).length();",
        "        return total;",
        "    }",
        "}",
      ]);
    case "javascript":
    case "typescript":
      return fence("javascript", [
        `// ${note}`,
        'test("nothing", () => {});',
        "",
        `function ${entryPoint}(...values) {`,
        `  let total = ${style};`,
        "  for (const value of values) total += String(value).length;",
        "  return total;",
        "}",
      ]);
    default:
      return assertNever(language);
  }
}

function fence(language: string, lines: readonly string[]): string {
  return [`\`\`\`${language}`, ...lines, "```", ""].join("\n");
}
