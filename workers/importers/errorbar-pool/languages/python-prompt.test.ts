import { expect, test } from "vitest";
import { parseProblem } from "../parse-problem";
import { problemFixture } from "../problem-fixture";
import { renderPythonPrompt } from "./python-prompt";

type Fixture = ReturnType<typeof problemFixture>;

/** Greetings, in the place of the fixture's steps: with text to escape, and no value for an answer. */
function greetings(): Fixture {
  const { errors: _errors, complexity: _complexity, ...rest } = problemFixture();
  const hidden = (name: string, args: unknown[]) => ({
    name,
    visibility: "hidden",
    args,
    expected: [],
  });
  return {
    ...(rest as Fixture),
    statement: ["Say hello to `name`, `times` times.", "An empty `name` gets no greeting."],
    signature: {
      name: "greet",
      params: [
        { name: "name", type: "string" },
        { name: "times", type: "int" },
      ],
      returns: "optional<list<string>>",
    },
    examples: [{ case: "twice" }, { case: "nobody", because: "Nobody is there to be greeted." }],
    cases: [
      {
        name: "twice",
        visibility: "public",
        args: ['Zoë \\ "Z"', 2],
        expected: ['Hello, Zoë \\ "Z"', 'Hello, Zoë \\ "Z"'],
      },
      { name: "nobody", visibility: "public", args: ["", 3], expected: null },
      ...Array.from({ length: 18 }, (_, at) => hidden(`ada-${at}`, ["Ada", -at])),
    ],
  };
}

function render(change: (problem: Fixture) => void = () => {}): string {
  const problem = greetings();
  change(problem);
  return renderPythonPrompt(parseProblem(JSON.stringify(problem), "problem.json", () => []));
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
