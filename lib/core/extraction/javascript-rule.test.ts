import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { type ExtractionKind, extractionKinds } from "./extraction";
import { extractJavaScript, preambleJavaScript } from "./javascript-rule";

/** A task in HumanEval-X's manner: a helper, and a function without its body. */
const prompt = `/* Doubles each.
  >>> scaled([1])
  [2]
  */
const scale = (x) => {
  return 2 * x;
}

const scaled = (xs) => {
`;
const definition = "function scaled(xs) {\n  return xs.map(scale);\n}\n";
const wrong = "function scaled(xs) {\n  return null;\n}\n";
const body = "  return xs.map(scale);\n}\n";

interface Case {
  completion: string;
  kind: ExtractionKind;
  /** What the program answers to scaled([1, 2]); "SyntaxError" where it must be refused as it is. */
  answers?: unknown;
}
const right = [2, 4];
const refused = "SyntaxError";

const cases: Record<string, Case> = {
  "a body continues the prompt": { completion: body, kind: "continuation", answers: right },
  "a body may begin with comments at the margin and empty lines": {
    completion: `\n// The helper doubles.\n/* So it\n * does. */\n\n${body}`,
    kind: "continuation",
    answers: right,
  },
  "a body at the margin that closes the prompt's brace continues it": {
    completion: "return xs.map(scale);\n}\n",
    kind: "continuation",
    answers: right,
  },
  "a body that ends right after its own closing brace keeps it": {
    completion: "  return xs.map(scale);\n}",
    kind: "continuation",
    answers: right,
  },
  "a body may be followed by other functions": {
    completion: `${body}\nfunction other() {\n  return scaled([]);\n}\n`,
    kind: "continuation",
    answers: right,
  },
  "a body that lacks its closing brace is not repaired": {
    completion: "  return xs.map(scale);\n",
    kind: "continuation",
    answers: refused,
  },
  "a closing brace too many is not cut off": {
    completion: `${body}}\n`,
    kind: "continuation",
    answers: refused,
  },
  "prose after a body is not cut off": {
    completion: `${body}\nThis doubles each element.\n`,
    kind: "continuation",
    answers: refused,
  },
  "a whole function is placed after the prompt's helper": {
    completion: definition,
    kind: "definition",
    answers: right,
  },
  "a whole function after its own comment": {
    completion: `/**\n * Doubles each.\n */\n${definition}`,
    kind: "definition",
    answers: right,
  },
  "a whole file that declares the helper anew stands alone": {
    completion: `const scale = (x) => 3 * x;\n\n${definition}`,
    kind: "definition",
    answers: [3, 6],
  },
  "an arrow function": {
    completion: "const scaled = (xs) => xs.map(scale);\n",
    kind: "definition",
    answers: right,
  },
  "an assignment without a declaration": {
    completion: "scaled = (xs) => xs.map(scale);\n",
    kind: "definition",
    answers: right,
  },
  "an async function": {
    completion: `async ${definition}`,
    kind: "definition",
    answers: "a promise",
  },
  "a generator function": {
    completion: "function* scaled(xs) {\n  yield* xs;\n}\n",
    kind: "definition",
    answers: {},
  },
  "a method of class Solution": {
    completion: "class Solution {\n  scaled(xs) {\n    return xs.map(scale);\n  }\n}\n",
    kind: "definition",
  },
  "a static method of class Solution, exported": {
    completion: "module.exports = class Solution {\n  static async scaled(xs) {}\n};\n",
    kind: "definition",
  },
  "a method of another class is no definition": {
    completion: "class Other {\n  scaled(xs) {\n    return xs;\n  }\n}\n",
    kind: "no-definition",
  },
  "an export of CommonJS": {
    completion: "exports.scaled = (xs) => xs.map(scale);\n",
    kind: "definition",
  },
  "an export of an unnamed function": {
    completion: "module.exports = function (xs) {\n  return xs.map(scale);\n};\n",
    kind: "definition",
  },
  "an export of an ES module": {
    completion: "export function scaled(xs) {\n  return xs.map(scale);\n}\n",
    kind: "definition",
  },
  "an unnamed default export": {
    completion: "export default (xs) => xs.map((x) => 2 * x);\n",
    kind: "definition",
  },
  "a renamed export": {
    completion: "const twice = (xs) => xs;\nexport { twice as scaled };\n",
    kind: "definition",
  },
  "lines end in CR LF": {
    completion: definition.replaceAll("\n", "\r\n"),
    kind: "definition",
    answers: right,
  },
  "a byte order mark leads the text": {
    completion: `\uFEFF${definition}`,
    kind: "definition",
    answers: right,
  },
  "a name of which the function's is a prefix is no definition": {
    completion: "const scaledTwice = (xs) => xs;\nconst scaled$ = 1;\nfunction scaledé() {}\n",
    kind: "no-definition",
  },
  "a comparison or a call with the name is no definition": {
    completion: "scaled == 1;\nscaled(xs => xs);\nscaled => 1;\n",
    kind: "no-definition",
  },
  "nothing but white space is empty": { completion: " \n\t\n", kind: "empty" },
  "a byte order mark alone is empty": { completion: "\uFEFF\r\n", kind: "empty" },
  "prose alone is no program": {
    completion: "I would double each element with the helper.\n",
    kind: "no-definition",
  },
  "prose around an unfenced function is not cut off": {
    completion: `Here it is:\n${definition}\nHope that helps!\n`,
    kind: "definition",
    answers: refused,
  },
};

const fence = "```";
const fenced: Record<string, Case> = {
  "a block tagged javascript with prose on both sides": {
    completion: `Sure!\n\n${fence}javascript\n${definition}${fence}\n\nThis doubles each.\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a block tagged js": {
    completion: `${fence}js\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a block tagged node": {
    completion: `${fence}node\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "an untagged block keeps its first line": {
    completion: `${fence}\nconst js = 1;\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a block without an end reaches to the end": {
    completion: `Sure!\n${fence}js\n${definition}`,
    kind: "fenced-definition",
    answers: right,
  },
  "a sketch before the final block is passed over": {
    completion: `First:\n${fence}js\n${wrong}${fence}\nBetter:\n${fence}js\n${definition}${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "an example of use after the block is passed over": {
    completion: `${fence}js\n${definition}${fence}\nUse it:\n${fence}js\nconsole.log(scaled([1]));\n${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "indented output after the block does not pass for a continuation": {
    completion: `${fence}js\n${definition}${fence}\nIt prints:\n${fence}\n    [2]\n${fence}\n`,
    kind: "fenced-definition",
    answers: right,
  },
  "a fenced body continues the prompt": {
    completion: `${fence}js\n${body}${fence}\n`,
    kind: "fenced-continuation",
    answers: right,
  },
  "a body before the first fence continues the prompt": {
    completion: `${body}${fence}\n\nThis doubles each.\n`,
    kind: "fenced-continuation",
    answers: right,
  },
  "blocks that define nothing are a format failure": {
    completion: `${fence}js\nconsole.log(1);\n${fence}\n`,
    kind: "no-definition",
  },
  "a fenced answer's lines end in CR LF": {
    completion: `Sure:\n${fence}js\n${definition}${fence}\n`.replaceAll("\n", "\r\n"),
    kind: "fenced-definition",
    answers: right,
  },
};

const all = Object.entries({ ...cases, ...fenced });
const extract = (completion: string) =>
  extractJavaScript({ prompt, entryPoint: "scaled", completion });

/** What a script answers to scaled([1, 2]), or the name of what stops it. */
function answerOf(source: string): unknown {
  try {
    const answer = runInNewContext(`${source}\n;scaled([1, 2])`, {});
    if (Object.prototype.toString.call(answer) === "[object Promise]") return "a promise";
    return JSON.parse(JSON.stringify(answer));
  } catch (error) {
    return (error as Error).name;
  }
}

describe("the extraction rule for JavaScript", () => {
  test.each(all)("%s", (_, { completion, kind, answers }) => {
    const extraction = extract(completion);
    expect(extraction.kind).toBe(kind);
    expect(extraction.source === null).toBe(kind === "empty" || kind === "no-definition");
    if (answers !== undefined) expect(answerOf(extraction.source ?? "")).toEqual(answers);
  });

  test("every kind of outcome stands in the table above", () => {
    expect(new Set(all.map(([, { kind }]) => kind))).toEqual(new Set(extractionKinds));
  });

  test("the explanation names the block that was chosen and why", () => {
    const completion = `${fence}\n${wrong}${fence}\n${fence}\n${definition}${fence}\n${fence}\nx\n${fence}`;
    expect(extract(completion).explanation).toBe(
      "code block 2 of 3 defines scaled: placed after the prompt's preamble",
    );
    expect(extract(`let scale;\n${definition}`).explanation).toBe(
      "the completion defines scaled: it stands alone, for it declares scale anew",
    );
    expect(extract(body).explanation).toBe(
      "the completion starts indented: appended to the prompt",
    );
    expect(extract("return 1;\n}\n").explanation).toBe(
      "the completion closes more braces than it opens: appended to the prompt",
    );
    expect(extract("no").explanation).toBe(
      "nothing defines scaled and nothing continues the prompt",
    );
  });

  test("the tests are given what stands before the entry point", () => {
    expect(preambleJavaScript(prompt, "scaled")).toBe(
      prompt.slice(0, prompt.indexOf("const scaled")),
    );
    expect(preambleJavaScript("Write a function f.", "f")).toBe("");
  });

  test.each([
    ["a helper that is a function may be declared twice", "function g() {\n  return 1;\n}\n", true],
    ["an imported name may not", 'const { g, h } = require("x");\n', false],
    ["a class may not", "class g {}\n", false],
    ["nor a binding of an import", 'import { h as g } from "x";\n', false],
  ])("%s", (_, helper, kept) => {
    const question = { prompt: `${helper}function f() {\n`, entryPoint: "f" };
    const completion = "function g() {\n  return 2;\n}\nfunction f() {\n  return g();\n}\n";
    const { source } = extractJavaScript({ ...question, completion });
    expect(source).toBe(kept ? helper + completion : completion);
  });

  describe("for a prompt that does not define the function", () => {
    const words = "Write a function f.\nYour code should pass these tests:\n\nf(1) === 1\n";
    const extract = (completion: string) =>
      extractJavaScript({ prompt: words, entryPoint: "f", completion });

    test("a definition stands alone", () => {
      expect(extract("const f = (x) => x;\n")).toEqual({
        kind: "definition",
        source: "const f = (x) => x;\n",
        explanation: "the completion defines f: it stands alone, for the prompt does not",
      });
    });

    test("a body continues nothing", () => {
      expect(extract("  return x;\n}\n").kind).toBe("no-definition");
    });
  });

  test("a megabyte of fences, near-definitions and comments takes linear time", () => {
    expect(extract("```\n".repeat(250_000)).kind).toBe("no-definition");
    expect(extract("scaled : a ".repeat(100_000)).kind).toBe("no-definition");
    expect(extract("class Solution {\n".repeat(60_000)).kind).toBe("no-definition");
    expect(extract("export { a,".repeat(90_000)).kind).toBe("no-definition");
    expect(extract("//\n".repeat(300_000)).kind).toBe("no-definition");
    expect(extract("/*".repeat(500_000)).kind).toBe("no-definition");
    expect(extract(" ".repeat(1_000_000)).kind).toBe("empty");
    expect(extract(`async${" ".repeat(1_000_000)}x`).kind).toBe("no-definition");
  });

  test("millions of comments do not run out of stack", () => {
    expect(extract("//\n".repeat(3_000_000)).kind).toBe("no-definition");
  });
});
