import type { Documented } from "./documented";

const method = `    static List<Long> share(long total, long parts) {
        if (parts < 1) throw new IllegalArgumentException("parts");
        long base = Math.floorDiv(total, parts);
        long rest = Math.floorMod(total, parts);
        List<Long> shares = new ArrayList<>();
        for (long at = 0; at < parts; at++) shares.add(at < rest ? base + 1 : base);
        return shares;
    }
`;
const program = (inside: string) => `import java.util.*;\n\nclass Solution {\n${inside}}\n`;
const code = program(method);
const document = (text: string, inside = method) =>
  program(`    /**\n${text.trim().replace(/^/gm, "     * ")}\n     */\n${inside}`);

const tags = `
@param total what is shared
@param parts how many get a part
@return the parts, larger ones first
@throws IllegalArgumentException if parts is below 1
`;
const examples = `
Shares out. For example, {@code Solution.share(7, 3)} returns
{@code List.of(3, 2, 2)}, {@code Solution.share(6L, 3L)} returns {@code List.of(2L, 2L, 2L)},
and {@code Solution.share(1, 0)} throws {@code IllegalArgumentException}.
`;
const block = `
Splits a total into nearly equal whole parts.

<pre>{@code
Solution.share(7, 3)   // => Arrays.asList(3L, 2L, 2L)
share(0, 2);           // => List.of(0, 0)
Solution.share(-1, 2); // => List.of(0L, -1L)
}</pre>

@param  total  the whole that is split
@param  parts  the number of parts,
               which is at least 1
@return a list with one entry for each part
@throws java.lang.IllegalArgumentException when {@code parts} is less than 1
`;
const pairs = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `{@code share(${2 * at}, 2)} returns {@code List.of(${at}, ${at})}\n`,
  ).join("");

export const javaShare: Documented = {
  code,
  faults: [
    code.replace("at < rest", "at <= rest"),
    code.replace("base + 1", "base"),
    code.replace("parts < 1", "parts < 0"),
    code.replace("floorDiv(total, parts)", "floorDiv(total, parts + 1)"),
  ],
  honest: {
    "a comment with examples in its text": document(examples + tags),
    "a comment with a block of examples, and others beside the code": document(
      block,
      method.replace("        long rest", "        // What is left.\n        long rest"),
    ),
  },
  cheats: [
    ["no documentation", code, ["documentation-form"]],
    [
      "a comment of another form",
      document(examples + tags).replace("/**", "/*"),
      ["documentation-form"],
    ],
    [
      "a change by one operator",
      document(examples + tags, method.replace("at < rest", "at <= rest")),
      ["code-unchanged"],
    ],
    [
      "a comment's end in disguise",
      document(`${examples}${tags}\\u002a/ static { System.exit(0); } /**`),
      ["parses"],
    ],
    [
      "code hidden in the examples",
      document(
        `{@code System.exit(0)} returns {@code 0}\n{@code Solution.share(System.exit(0), 1)} returns {@code 0}\n${tags}`,
      ),
      ["examples"],
    ],
    [
      "examples that are comments",
      document(`{@code // share(7, 3)} returns {@code List.of(3, 2, 2)}\n// share(6, 3)\n${tags}`),
      ["examples"],
    ],
    [
      "tautologies",
      document(
        `{@code true} returns {@code true}, {@code 1 + 1} returns {@code 2}, {@code share(7, 3).equals(share(7, 3))} returns {@code true}\n${tags}`,
      ),
      ["examples"],
    ],
    [
      "one example again and again",
      document(`${"{@code share(7, 3)} returns {@code List.of(3, 2, 2)}\n".repeat(5)}${tags}`),
      ["examples"],
    ],
    ["ten thousand examples", document(pairs(10_000) + tags), ["examples"]],
    [
      "examples with wrong results",
      document(examples.replace("List.of(3, 2, 2)", "List.of(2, 2, 3)") + tags),
      ["truth"],
    ],
    [
      "an argument of another type",
      document(examples.replace("share(6L, 3L)", 'share("6", 3L)') + tags),
      ["truth"],
    ],
    [
      "examples that tell it from too few faults",
      document(
        `{@code share(0, -1)} throws {@code IllegalArgumentException}, {@code share(0, -2)} throws {@code IllegalArgumentException}, {@code share(0, -3)} throws {@code IllegalArgumentException}\n${tags}`,
      ),
      ["faults"],
    ],
    [
      "words without names",
      document(
        `Shares total among parts and returns the parts.\nIt throws IllegalArgumentException.\n${examples}`,
      ),
      ["parameters", "result", "error"],
    ],
    [
      "names without words",
      document(`${examples}@param total\n@param parts\n@return\n@throws IllegalArgumentException`),
      ["parameters", "result", "error"],
    ],
  ],
};
