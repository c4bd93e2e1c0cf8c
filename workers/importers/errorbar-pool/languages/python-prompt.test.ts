import { expect, test } from "vitest";
import { parseProblem } from "../parse-problem";
import { problemFixture } from "../problem-fixture";
import { renderPythonPrompt } from "./python-prompt";

function render(change: (problem: ReturnType<typeof problemFixture>) => void = () => {}): string {
  const problem = problemFixture();
  change(problem);
  return renderPythonPrompt(parseProblem(JSON.stringify(problem), "problem.json"));
}

test("the prompt is signature, statement and public examples, with backslashes escaped", () => {
  expect(render()).toBe(
    [
      "def greet(name: str, times: int) -> list[str] | None:",
      '    """Say hello to `name`, `times` times.',
      "",
      "    An empty `name` gets no greeting.",
      "",
      "    In Python, no value is None.",
      "",
      `    >>> greet('Zoë \\\\\\\\ "Z"', 2)`,
      `    ['Hello, Zoë \\\\\\\\ "Z"', 'Hello, Zoë \\\\\\\\ "Z"']`,
      "",
      "    Nobody is there to be greeted.",
      "    >>> greet('', 3) is None",
      "    True",
      '    """',
      "",
    ].join("\n"),
  );
});

test("hidden cases leave no trace in the prompt", () => {
  expect(render()).not.toContain("Ada");
});

test("list items stay together, wrap with a hanging indent and keep quoted text whole", () => {
  const prompt = render((problem) => {
    problem.statement = ["Rules:", `- ${"long ".repeat(17)}\`kept  together here\` end`, "- short"];
  });
  expect(prompt).toContain(
    [
      '    """Rules:',
      "",
      `    - ${"long ".repeat(17).trim()}`,
      "      `kept  together here` end",
      "    - short",
      "",
      "    In Python, no value is None.",
    ].join("\n"),
  );
});

test("three quotes in a statement can not end the docstring", () => {
  const prompt = render((problem) => {
    problem.statement = ['Write """ twice.'];
  });
  expect(prompt).toContain('Write \\"\\"\\" twice.');
});

test("the same problem gives the same prompt", () => {
  expect(render()).toBe(render());
});
