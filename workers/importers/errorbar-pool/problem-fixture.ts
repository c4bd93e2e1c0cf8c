import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";

/** problem.json of a small base problem, with an error and a bound, for tests to spoil. */
export function problemFixture() {
  return {
    id: "count-steps",
    title: "Count the steps down",
    subject: "numeric-care",
    statement: [
      "`first_step` is a whole number. Return for each key of `by_name` how many steps it takes.",
    ],
    signature: {
      name: "count_steps",
      params: [
        { name: "first_step", type: "int" },
        { name: "by_name", type: "map<string, tuple<int, string>>" },
      ],
      returns: "tuple<int, optional<string>>",
    },
    examples: [{ case: "one" }, { case: "below", because: "`first_step` is too low." }] as {
      case: string;
      because?: string;
    }[],
    factors: { independentConditions: 6, solutionSpace: 2, edgeCases: 1 },
    errors: [{ when: "`first_step` is negative" }],
    complexity: { bound: "O(n)", variable: "the number of entries" },
    cases: casesFixture(),
  };
}

interface WrittenCase {
  name: string;
  visibility: string;
  args?: unknown[];
  generated?: object;
  expected?: unknown;
  raises?: true;
}

function casesFixture(): WrittenCase[] {
  return [
    { name: "one", visibility: "public", args: [1, [["a", [2, "b"]]]], expected: [3, null] },
    { name: "below", visibility: "public", args: [-1, []], raises: true },
    {
      name: "beyond-javascript",
      visibility: "hidden",
      args: ["9007199254740993", []],
      expected: ["9007199254740993", "x"],
    },
    {
      name: "beyond-java",
      visibility: "hidden",
      args: ["9223372036854775808", []],
      expected: ["9223372036854775808", "x"],
    },
    ...Array.from({ length: 20 }, (_, at) => ({
      name: `plain-${at}`,
      visibility: "hidden",
      args: [at + 2, []],
      expected: [at + 2, null],
    })),
    {
      name: "many",
      visibility: "hidden",
      generated: { size: "large", seed: 1 },
      expected: [7, null],
    },
  ];
}

/** Every file of that base problem, by path inside its folder; nothing runs its sources. */
export function baseFolderFixture(): Record<string, string> {
  const python =
    "def count_steps(\n    first_step: int, by_name: dict[str, tuple[int, str]]\n) -> tuple[int, str | None]:\n    return (first_step, None)\n";
  const javascript =
    "export function countSteps(firstStep, byName) {\n  return [firstStep, null];\n}\n";
  const java =
    "import java.util.*;\n\nclass Solution {\n    static List<Object> countSteps(long firstStep, Map<String, List<Object>> byName) {\n        return Arrays.asList(firstStep, null);\n    }\n}\n";
  const sources = { python, javascript, java };
  const endings = { python: "py", javascript: "js", java: "java" };
  const files: Record<string, string> = {
    "problem.json": JSON.stringify(problemFixture()),
    "generate.mjs":
      "export function generate(random, size) {\n  return [random.int(0, 9), size === 'large' ? [['k', [1, 'v']]] : []];\n}\n",
    "faults.json": JSON.stringify({
      faults: 1,
      languages: Object.fromEntries(
        Object.entries(sources).map(([language, source]) => [
          language,
          mutantsOf(source, language === "python"),
        ]),
      ),
    }),
  };
  for (const [language, source] of Object.entries(sources)) {
    for (const variant of ["reference", "second", "tangled", "naive"]) {
      const text = variant === "tangled" ? tangle(source) : source;
      files[`${language}/${variant}.${endings[language as keyof typeof endings]}`] = text;
    }
  }
  return files;
}

/** The same answer behind twenty conditions, four deep and each like the others. */
function tangle(source: string): string {
  const found = /^( *)return (.*)$/m.exec(source);
  const [line = "", indent = "", answer = ""] = found ?? [];
  const name = source.includes("first_step") ? "first_step" : "firstStep";
  const isPython = source.startsWith("def");
  const nest = (depth: number): string =>
    isPython
      ? `${indent}${"    ".repeat(depth)}if ${name} != ${depth}:\n`
      : `${indent}if (${name} != ${depth}) {\n`;
  const inner = `${indent}${isPython ? "    ".repeat(4) : ""}return ${answer}\n`;
  const block = `${[0, 1, 2, 3].map(nest).join("")}${inner}${isPython ? "" : `${indent}}}}}\n`}`;
  return source.replace(line, `${block.repeat(5)}${line}`);
}

function mutantsOf(source: string, isPython: boolean) {
  const kept = (id: string, line: number, fails: string[]) => ({
    id,
    operator: id.replace(/-\d+$/, ""),
    line,
    description: "another",
    source: source.replace("return", isPython ? `return ("${id}") and` : `/* ${id} */ return`),
    fails,
  });
  return {
    referenceSha256: sha256Hex(source),
    inputs: 1000,
    caught: 5,
    kept: [
      kept("constant-off-by-one-1", 2, ["plain-1"]),
      kept("constant-off-by-one-2", 3, ["plain-2"]),
      kept("condition-negated-1", 4, ["one", "plain-3"]),
      kept("public-alone-1", 5, ["one"]),
    ],
    survivors: [],
  };
}
