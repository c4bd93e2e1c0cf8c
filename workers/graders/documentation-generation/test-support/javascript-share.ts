import type { Documented } from "./documented";

const code = `export function share(total, parts) {
  if (parts < 1) throw new RangeError("parts");
  const base = Math.floor(total / parts);
  const rest = total - base * parts;
  return Array.from({ length: parts }, (_, at) => (at < rest ? base + 1 : base));
}
`;
const document = (text: string, program = code) =>
  `/**\n${text.trim().replace(/^/gm, " * ")}\n */\n${program}`;

const words = `
Shares out.

@param {number} total - what is shared
@param {number} parts - how many get a part
@returns {number[]} the parts, larger ones first
@throws {RangeError} if parts is below 1
`;
const examples = `
@example
share(7, 3) // => [3, 2, 2]
share(6, 3) // => [2, 2, 2]
share(1, 0) // throws RangeError
`;
const plain = `
@param total The whole that is split.
@param parts The number of parts,
  which is at least 1.
@return One entry for each part.
@throws RangeError When \`parts\` is less than 1.
@example <caption>Of seven</caption>
share(
  7,
  3,
); // => [3, 2, 2]
@example
share(0, 2);
// => [0, 0]

share(-1, 2);
// => [0, -1]
`;
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `share(${2 * at}, 2) // => [${at}, ${at}]\n`).join("");

export const javascriptShare: Documented = {
  code,
  faults: [
    code.replace("at < rest", "at <= rest"),
    code.replace("base + 1", "base"),
    code.replace("parts < 1", "parts < 0"),
    code.replace("total / parts", "total / (parts + 1)"),
  ],
  honest: {
    "a comment with types": document(words + examples),
    "a comment without types, and others beside the code": `// Sharing.\n${document(plain, code.replace("  const rest", "  // What is left.\n  const rest"))}`,
  },
  cheats: [
    ["no documentation", code, ["documentation-form"]],
    [
      "a comment of another form",
      document(words + examples).replace("/**", "/*"),
      ["documentation-form"],
    ],
    [
      "a change by one operator",
      document(words + examples, code.replace("at < rest", "at <= rest")),
      ["code-unchanged"],
    ],
    [
      "code after the comment's end",
      document(`${words}${examples}*/ globalThis.x = 1; /**`),
      ["code-unchanged"],
    ],
    [
      "code hidden in the examples",
      document(
        `${words}\n@example\nprocess.exit(0) // => 0\neval("1") // => 1\nshare.constructor("return 2")() // => 2`,
      ),
      ["examples"],
    ],
    [
      "examples that are comments",
      document(`${words}\n@example\n// share(7, 3) // => [3, 2, 2]\n// share(6, 3)`),
      ["examples"],
    ],
    [
      "tautologies",
      document(
        `${words}\n@example\ntrue // => true\n1 + 1 // => 2\nshare(7, 3) === share(7, 3) // => false`,
      ),
      ["examples"],
    ],
    [
      "one example again and again",
      document(`${words}\n@example\n${"share(7, 3) // => [3, 2, 2]\n".repeat(5)}`),
      ["examples"],
    ],
    ["ten thousand examples", document(`${words}\n@example\n${lines(10_000)}`), ["examples"]],
    ["examples outside the tag", document(words.replace("Shares out.", lines(5))), ["examples"]],
    [
      "examples with wrong results",
      document(words + examples.replace("[3, 2, 2]", "[2, 2, 3]")),
      ["truth"],
    ],
    [
      "an error of another name",
      document(words + examples.replace("throws RangeError", "throws TypeError")),
      ["truth"],
    ],
    [
      "examples that tell it from too few faults",
      document(
        `${words}\n@example\nshare(0, -1) // throws RangeError\nshare(0, -2) // throws RangeError\nshare(0, -3) // throws RangeError`,
      ),
      ["faults"],
    ],
    [
      "words without names",
      document(
        `Shares total among parts and returns the parts.\nIt throws RangeError.\n${examples}`,
      ),
      ["parameters", "result", "error"],
    ],
    [
      "names without words",
      document(
        `@param {number} total\n@param {number} parts\n@returns {number[]}\n@throws {RangeError}\n${examples}`,
      ),
      ["parameters", "result", "error"],
    ],
  ],
};
