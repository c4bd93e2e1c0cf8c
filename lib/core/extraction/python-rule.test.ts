import { describe, expect, test } from "vitest";
import { askPython } from "../../test-support/ask-python";
import { type ExtractionKind, extractionKinds } from "./extraction";
import { extractPython } from "./python-rule";

/** A task in HumanEval's manner: an import, a helper, and a function without its body. */
const prompt = `from typing import List


def scale(x: int) -> int:
    return 2 * x


def scaled(xs: List[int]) -> List[int]:
    """ Doubles each.
    >>> scaled([1])
    [2]
    """
`;
const definition = "def scaled(xs):\n    return [scale(x) for x in xs]\n";
const wrong = "def scaled(xs):\n    return None\n";
const body = "    return [scale(x) for x in xs]\n";

interface Case {
  completion: string;
  kind: ExtractionKind;
  /** What the program answers to scaled([1, 2]); absent where Python should refuse the program. */
  answers?: unknown;
}
const right = [2, 4];

const cases: Record<string, Case> = {
  "a body continues the prompt": { completion: body, kind: "continuation", answers: right },
  "a body may begin with comments at the margin and empty lines": {
    completion: `\n# The helper doubles.\n\n${body}`,
    kind: "continuation",
    answers: right,
  },
  "a body indented by tabs continues a prompt whose docstring is indented by spaces badly": {
    completion: body.replace("    ", "\t"),
    kind: "continuation",
  },
  "a body may be followed by other functions": {
    completion: `${body}\n\ndef other():\n    return scaled([])\n`,
    kind: "continuation",
    answers: right,
  },
  "a body that later defines the same function anew still continues the prompt": {
    completion: `    return None\n\n\n${definition}`,
    kind: "continuation",
    answers: right,
  },
  "a whole function is placed after the prompt's helper": {
    completion: definition,
    kind: "definition",
    answers: right,
  },
  "a method of a class Solution is placed after the prompt's helper": {
    completion:
      "class Solution:\n    limit = 9\n\n    def scaled(self, xs):\n        return [scale(x) for x in xs]\n",
    kind: "definition",
    answers: right,
  },
  "a class Solution with another method defines nothing": {
    completion: "class Solution:\n    def other(self, xs):\n        return xs\n",
    kind: "no-definition",
  },
  "a method of another class defines nothing": {
    completion:
      "class Solution:\n    limit = 9\n\nclass Other:\n    def scaled(self, xs):\n        return xs\n",
    kind: "no-definition",
  },
  "a whole file brings its own imports and helper": {
    completion: `import math\nfrom typing import List\n\ndef scale(x):\n    return 3 * x\n\n${definition}`,
    kind: "definition",
    answers: [3, 6],
  },
  "a whole file under a main guard is not run as a program": {
    completion: `${definition}\nif __name__ == "__main__":\n    raise SystemExit(1)\n`,
    kind: "definition",
    answers: right,
  },
  "lines end in CR LF": {
    completion: definition.replaceAll("\n", "\r\n"),
    kind: "definition",
    answers: right,
  },
  "a fenced answer's lines end in CR LF": {
    completion: `Sure:\n\`\`\`python\n${definition}\`\`\`\n`.replaceAll("\n", "\r\n"),
    kind: "fenced-definition",
    answers: right,
  },
  "a byte order mark leads the text": {
    completion: `\uFEFF${definition}`,
    kind: "definition",
    answers: right,
  },
  "an import from the future comes before the prompt's own lines": {
    completion: `from __future__ import annotations\nimport re\n\n${definition}`,
    kind: "definition",
    answers: right,
  },
  "an import from the future in brackets over several lines stays in one piece": {
    completion: `from __future__ import (\n    annotations,\n    division,\n)\n\n${definition}`,
    kind: "definition",
    answers: right,
  },
  "the function is a lambda": {
    completion: "scaled = lambda xs: [scale(x) for x in xs]\n",
    kind: "definition",
    answers: right,
  },
  "the function is an annotated assignment": {
    completion: "from typing import Callable\nscaled: Callable = lambda xs: list(map(scale, xs))\n",
    kind: "definition",
    answers: right,
  },
  "the function is a class that can be called": {
    completion:
      "class scaled(list):\n    def __init__(self, xs):\n        super().__init__(scale(x) for x in xs)\n",
    kind: "definition",
    answers: right,
  },
  "decorators stay with the function": {
    completion: `import functools\n\n@functools.wraps(scale)\n${definition}`,
    kind: "definition",
    answers: right,
  },
  "a name of which the function's is a prefix is no definition": {
    completion: "def scaled_twice(xs):\n    return xs\n\nscaled2 = scaled_twice\n",
    kind: "no-definition",
  },
  "a name that goes on beyond ASCII is no definition": {
    completion: "def scaledé(xs):\n    return xs\n",
    kind: "no-definition",
  },
  "a comparison with the name is no definition": {
    completion: "scaled == 1\n",
    kind: "no-definition",
  },
  "nothing but white space is empty": { completion: " \n\t\n", kind: "empty" },
  "no text is empty": { completion: "", kind: "empty" },
  "a byte order mark alone is empty": { completion: "\uFEFF\r\n", kind: "empty" },
  "prose alone is no program": {
    completion: "I would double each element with the helper.\n",
    kind: "no-definition",
  },
  "prose around an unfenced function is not cut off": {
    completion: `Here it is:\n${definition}\nHope that helps!\n`,
    kind: "definition",
  },
};

const fence = "```";
const fenced: Record<string, Case> = {
  "a tagged block with prose on both sides": {
    completion: `Sure!\n\n${fence}python\n${definition}${fence}\n\nThis doubles each.\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "an untagged block keeps its first line": {
    completion: `${fence}\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "an untagged block keeps a first line that looks like a tag": {
    completion: `${fence}\npython = 3\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a tag with attributes is no code": {
    completion: `${fence}python {.numberLines startFrom="1"}\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a block without an end reaches to the end": {
    completion: `Sure!\n${fence}python\n${definition}`,
    kind: "fenced-definition",
    answers: right,
  },
  "a sketch before the final block is passed over": {
    completion: `First:\n${fence}python\n${wrong}${fence}\nBetter:\n${fence}python\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "an example of use after the block is passed over": {
    completion: `${fence}python\n${definition}${fence}\nUse it:\n${fence}python\nprint(scaled([1]))\n${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "indented output after the block does not pass for a continuation": {
    completion: `${fence}python\n${definition}${fence}\nIt prints:\n${fence}\n    [2]\n${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a fenced body continues the prompt": {
    completion: `${fence}python\n${body}${fence}\n`,
    kind: "fenced-continuation",
    answers: right,
  },
  "a body before the first fence continues the prompt": {
    completion: `${body}${fence}\n\nThis doubles each.\n`,
    kind: "fenced-continuation",
    answers: right,
  },
  "a function before the first fence is a definition": {
    completion: `${definition}${fence}\n\nThis doubles each.\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "tildes fence too, and a shorter or other fence does not close them": {
    completion: `~~~~python\nnote = """\n~~~\n${fence}\n"""\n${definition}~~~~\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a fence inside a docstring does not end the block": {
    completion: `${fence}python\ndef scaled(xs):\n    """Doubles each.\n    ${fence}\n    scaled([1])\n    ${fence}\n    """\n${body}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a fence inside a docstring of an unfenced function makes no block": {
    completion: `def scaled(xs):\n    """Doubles each.\n    ${fence}python\n    scaled([1])\n    ${fence}\n    """\n${body}`,
    kind: "definition",
    answers: right,
  },
  "code marks within a line of prose open no block": {
    completion: `${fence}scaled${fence} doubles each:\n\n${fence}python\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "blocks that define nothing are a format failure": {
    completion: `${fence}python\nprint(1)\n${fence}\n`,
    kind: "no-definition",
  },
  "an empty block is a format failure": {
    completion: `${fence}python\n${fence}\n`,
    kind: "no-definition",
  },
};

const all = Object.entries({ ...cases, ...fenced });
const extract = (completion: string) => extractPython({ prompt, entryPoint: "scaled", completion });

/** What each program answers to scaled([1, 2]), or the name of what stops it. */
const program = `
def run(source):
    scope = {"__name__": "candidate"}
    try:
        exec(compile(source, "candidate.py", "exec", dont_inherit=True), scope)
        entry = scope.get("scaled") or scope["Solution"]().scaled
        return entry([1, 2])
    except BaseException as error:
        return type(error).__name__
print(json.dumps([None if source is None else run(source) for source in given]))
`;
const answers = askPython(
  program,
  all.map(([, { completion }]) => extract(completion).source),
) as unknown[];

describe("the extraction rule", () => {
  test.each(all)("%s", (name, { completion, kind, answers: expected }) => {
    const extraction = extract(completion);
    const answer = answers[all.findIndex(([other]) => other === name)];
    expect(extraction.kind).toBe(kind);
    const isProgram = kind !== "empty" && kind !== "no-definition";
    expect(extraction.source !== null).toBe(isProgram);
    if (!isProgram) expect(answer).toBeNull();
    else if (expected === undefined) expect(answer).toMatch(/^(Syntax|Indentation|Tab)Error$/);
    else expect(answer).toEqual(expected);
  });

  test("every kind of outcome stands in the table above", () => {
    expect(new Set(all.map(([, { kind }]) => kind))).toEqual(new Set(extractionKinds));
  });

  test("the explanation names the block that was chosen and why", () => {
    const completion = `${fence}\n${wrong}${fence}\n${fence}\n${definition}${fence}\n${fence}\nx\n${fence}`;
    expect(extract(completion).explanation).toBe(
      "code block 2 of 3 defines scaled: placed after the prompt's preamble",
    );
    expect(extract(body).explanation).toBe(
      "the completion starts indented: appended to the prompt",
    );
    expect(extract("no").explanation).toBe(
      "nothing defines scaled and nothing continues the prompt",
    );
  });

  describe("for a prompt that does not define the function", () => {
    const words = "Write a function f.\nYour code should pass these tests:\n\nassert f(1) == 1\n";
    const extract = (completion: string, question = words) =>
      extractPython({ prompt: question, entryPoint: "f", completion });

    test.each([
      ["in plain words", words],
      ["in code", "import math\n"],
      ["that only calls it", "f(1)\nf == 1\n"],
    ])("%s, a definition stands alone", (_, question) => {
      expect(extract("def f(x):\n    return x\n", question)).toEqual({
        kind: "definition",
        source: "def f(x):\n    return x\n",
        explanation: "the completion defines f: it stands alone, for the prompt does not",
      });
    });

    test("a body continues nothing", () => {
      expect(extract("    return x\n")).toEqual({
        kind: "no-definition",
        source: null,
        explanation: "nothing defines f, and the prompt begins no definition that could go on",
      });
    });

    test("a fenced definition is found between its words", () => {
      const { kind, source } = extract("Here:\n```python\ndef f(x):\n    return x\n```\nDone.\n");
      expect([kind, source]).toEqual(["fenced-definition", "def f(x):\n    return x\n"]);
    });

    test("an indented block does not win over a definition before it", () => {
      const { source } = extract("```\ndef f(x):\n    return x\n```\n```\n    f(1)\n```\n");
      expect(source).toBe("def f(x):\n    return x\n");
    });
  });

  test("a prompt with CR LF and a byte order mark is joined in one line ending", () => {
    const extraction = extractPython({
      prompt: "\uFEFFdef f(x):\r\n",
      entryPoint: "f",
      completion: "\treturn x\r\n",
    });
    expect(extraction.source).toBe("def f(x):\n\treturn x\n");
  });

  test("a megabyte of fences and of near-definitions takes linear time", () => {
    expect(extract("```\n".repeat(250_000)).kind).toBe("no-definition");
    expect(extract("scaled : a ".repeat(100_000)).kind).toBe("no-definition");
    expect(extract(" ".repeat(1_000_000)).kind).toBe("empty");
    expect(extract(`async${" ".repeat(1_000_000)}x`).kind).toBe("no-definition");
    const future = "from __future__ import (\n".repeat(40_000);
    expect(extract(future + definition).kind).toBe("definition");
  });
});
