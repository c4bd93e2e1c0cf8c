import { describe, expect, test } from "vitest";
import type { ParsedLanguage } from "../../../lib/core/syntax/parsed-source";
import { cyclomaticComplexity } from "../../../lib/core/syntax-measures/cyclomatic-complexity";
import { duplicatedLines } from "../../../lib/core/syntax-measures/duplicated-lines";
import { longestFunction } from "../../../lib/core/syntax-measures/longest-function";
import { measureStructure } from "../../../lib/core/syntax-measures/measure-structure";
import { nestingDepth } from "../../../lib/core/syntax-measures/nesting-depth";
import { publicNames } from "../../../lib/core/syntax-measures/public-names";
import { openParser } from "../../syntax/open-parser";

const parse = await openParser();
const lines = (...texts: string[]) => `${texts.join("\n")}\n`;

/** One program in three languages, with what was counted by hand in it. */
const python = lines(
  "import math", // no function's
  "def f(xs, k):", // 1 line; complexity 1
  '    """Not a line."""',
  "    total = 0", // 2
  "    for x in xs:", // 3; +1 -> 2; level 1
  "        if x > k and x:", // 4; +2 -> 4; level 2
  "            total += x", // 5
  "        elif x < 0 or k:", // 6; +2 -> 6
  "            while x < k:", // 7; +1 -> 7; level 3
  "                x += 1", // 8
  "        else:", // 9
  "            try:", // 10; level 3
  "                total -= g(x)", // 11
  "            except ValueError:", // 12; +1 -> 8
  "                total = total if x else 1", // 13; +1 -> 9
  "    return [y for y in xs if y]", // 14; +2 -> 11
  "def g(x):",
  "    return x  # comment",
);
const javascript = lines(
  "export function f(xs, k) {", // 1
  "  let total = 0;", // 2
  "  for (const x of xs) {", // 3; +1 -> 2; level 1
  "    if (x > k && x) {", // 4; +2 -> 4; level 2
  "      total += x;", // 5
  "    } else if (x < 0 || k) {", // 6; +2 -> 6
  "      while (x < k) x++;", // 7, 8; +1 -> 7; level 3
  "    } else {", // 9
  "      try {", // 10; level 3
  "        total -= g(x);", // 11
  "      } catch (error) {", // 12; +1 -> 8
  "        total = x ? total : 1;", // 13; +1 -> 9
  "      }",
  "    }",
  "  }",
  "  for (let i = 0; i < k; i++) {", // 14; +1 -> 10
  "    switch (i) {", // 15; level 2
  "      case 1:", // 16; +1 -> 11
  "        break;", // 17
  "      default:", // 18
  "        total ??= 0;", // 19; +1 -> 12
  "    }",
  "  }",
  "  return xs.map((y) => y || 0);", // 20; +1 -> 13
  "}",
  "const g = (x) => { return x && 1; };", // a function of its own, 1 line and complexity 2
);
const java = lines(
  "import java.util.*;",
  "class Solution {",
  "  static long f(List<Long> xs, long k) {", // 1
  "    long total = 0;", // 2
  "    for (long x : xs) {", // 3; +1 -> 2; level 1
  "      if (x > k && x != 0) {", // 4; +2 -> 4; level 2
  "        total += x;", // 5
  "      } else if (x < 0 || k == 1) {", // 6; +2 -> 6
  "        while (x < k) x++;", // 7, 8; +1 -> 7; level 3
  "      } else {",
  "        try {", // 9; level 3
  "          total -= g(x);", // 10
  "        } catch (RuntimeException error) {", // 11; +1 -> 8
  "          total = x > 0 ? total : 1;", // 12; +1 -> 9
  "        }",
  "      }",
  "    }",
  "    switch ((int) k) {", // 13
  "      case 1: total++; break;", // 14, 15, 16; +1 -> 10
  "      default: total--;", // 17, 18
  "    }",
  "    return total;", // 19
  "  }",
  "  private static long g(long x) { return x; }",
  "}",
);

test("decisions, levels and lines are those that were counted by hand", () => {
  const source = { python, javascript, java };
  const measured = (language: ParsedLanguage) => {
    const parsed = parse(language, source[language]);
    expect(parsed.hasError).toBe(false);
    return [cyclomaticComplexity(parsed), nestingDepth(parsed), longestFunction(parsed)];
  };
  expect(measured("python")).toEqual([11, 3, 14]);
  expect(measured("javascript")).toEqual([13, 3, 20]);
  expect(measured("java")).toEqual([10, 3, 19]);
});

describe("layout and names change no measure", () => {
  test.each<[ParsedLanguage, string, string]>([
    [
      "python",
      "def f(a):\n    b = 1\n    if a: c = 2\n    return b\n",
      "def f(x):\n    y = 1; \n    if x:\n        # so\n\n        z = 2\n    return y\n",
    ],
    [
      "javascript",
      "function f(a) {\n  let b = 1;\n  if (a) {\n    b = 2;\n  }\n  return b;\n}\n",
      "function g(x){let y=1;if(x)y=2;return y}",
    ],
    [
      "java",
      "class S {\n  long f(long a) {\n    long b = 1;\n    if (a > 0) {\n      b = 2;\n    }\n    return b;\n  }\n}\n",
      "class T{long g(long x){long y=1;if(x>0)y=2;return y;}}",
    ],
  ])("in %s", (language, first, second) => {
    const [one, other] = [parse(language, first), parse(language, second)];
    expect([one.hasError, other.hasError]).toEqual([false, false]);
    expect(measureStructure(other)).toEqual(measureStructure(one));
  });
});

test("a statement counts one more line for each 24 tokens beyond the first 24", () => {
  // x = [ 1 , 1 … ]: four tokens, and two for each item but the last one's comma.
  const list = (items: number) =>
    parse("python", `def f():\n    x = [${Array(items).fill(1).join(", ")}]\n`);
  expect(longestFunction(list(10))).toBe(2); // 23 tokens
  expect(longestFunction(list(11))).toBe(3); // 25 tokens
  expect(longestFunction(list(22))).toBe(3); // 47 tokens
  expect(longestFunction(list(23))).toBe(4); // 49 tokens
});

test("a function without a name counts to the one around it, one bound to a name does not", () => {
  const callback = parse("javascript", "function f(a) { return a.map((x) => x && x || 1); }");
  expect(cyclomaticComplexity(callback)).toBe(3);
  const bound = parse(
    "javascript",
    "function f(a) { const g = (x) => x && x || 1; return a.map(g); }",
  );
  expect(cyclomaticComplexity(bound)).toBe(3);
  const both = parse("javascript", "function f(a) { const g = (x) => x && 1; return a || g(a); }");
  expect(cyclomaticComplexity(both)).toBe(2);
  const called = parse(
    "javascript",
    "function f(a) { for (const b of a) { (() => { if (b) { g(b); } })(); } }",
  );
  expect(nestingDepth(called)).toBe(3);
});

test("what stands outside all functions is measured too", () => {
  expect(cyclomaticComplexity(parse("python", "if a and b:\n    c()\n"))).toBe(3);
  expect(longestFunction(parse("python", "import a\nb()\nc()\n"))).toBe(2);
});

describe("duplicated lines", () => {
  const block = (a: string, literal: string) => [
    `    ${a} = limit(values, ${literal})`,
    `    if ${a} > ${literal}:`,
    `        total = total + ${a}`,
    `    log(${a})`,
  ];
  const measure = (...texts: string[]) =>
    duplicatedLines(parse("python", lines("def f(values, total):", ...texts)));

  test("a run is found under other names and other literals", () => {
    expect(measure(...block("x", "1"), "    again()", ...block("y", "22"))).toEqual({
      longest: 4,
      total: 4,
    });
    expect(measure(...block("x", "1"), ...block("y", "2"), ...block("z", "3"))).toEqual({
      longest: 8,
      total: 8,
    });
  });

  test("names are replaced one for one, and methods keep theirs", () => {
    const mixed = block("y", "2").map((line, at) => (at === 3 ? "    log(total)" : line));
    // Three lines that are equal are left of the four.
    expect(measure(...block("x", "1"), ...mixed).total).toBe(3);
    expect(
      measure(
        "    a.append(b, c)",
        "    a.append(c, b)",
        "    a.append(b, b)",
        "    d.remove(b, c)",
        "    d.remove(c, b)",
        "    d.remove(b, b)",
      ).total,
    ).toBe(0);
  });

  test("two lines in a row are none, nor are few tokens or two short functions", () => {
    expect(
      measure(...block("x", "1").slice(0, 2), "    again()", ...block("y", "1").slice(0, 2)).total,
    ).toBe(0);
    expect(
      measure("    a = 1", "    b = 2", "    c = 3", "    d = 4", "    e = 5", "    g = 6").total,
    ).toBe(0);
    expect(
      duplicatedLines(
        parse(
          "python",
          "def f(values):\n    return a(values, b(values, 1, 2))\ndef g(values):\n    return a(values, b(values, 1, 2))\n",
        ),
      ).total,
    ).toBe(0);
  });

  test("a copied function is a duplicate", () => {
    const body = ["    a = values + values", "    b = a * values - 1", "    return a + b * values"];
    const text = lines(
      "def f(values):",
      ...body,
      "def g(numbers):",
      ...body.map((line) => line.replaceAll("values", "numbers")),
    );
    expect(duplicatedLines(parse("python", text))).toEqual({ longest: 4, total: 4 });
  });
});

test("public names are what others may use", () => {
  expect(
    publicNames(
      parse(
        "python",
        "import os\nLIMIT = 3\n_hidden = 4\nx.y = 1\ndef f(): pass\ndef _g(): pass\nclass A:\n    def m(self): pass\n@cached\ndef h(): pass\n",
      ),
    ),
  ).toEqual(["LIMIT", "f", "A", "h"]);
  expect(
    publicNames(
      parse(
        "javascript",
        "const a = 1;\nexport function f() {}\nfunction g() {}\nexport const b = 1, c = 2;\nexport { g as h };\nexport default class {}\n",
      ),
    ),
  ).toEqual(["f", "b", "c", "h", "default"]);
  expect(publicNames(parse("javascript", "const a = 1;\nfunction f() {}\n"))).toEqual(["a", "f"]);
  expect(
    publicNames(
      parse(
        "java",
        "import java.util.*;\nclass Solution {\n  static final int LIMIT = 3;\n  private int hidden;\n  static long f() { return 1; }\n  private static long g() { return 1; }\n  record Pair(int a, int b) {}\n}\n",
      ),
    ),
  ).toEqual(["Solution", "Solution.LIMIT", "Solution.f", "Solution.Pair"]);
});

test.each<[ParsedLanguage, string]>([
  ["python", `def f(a):\n    return ${"(".repeat(20_000)}a${")".repeat(20_000)}\n`],
  ["javascript", `function f(a) { return ${"[".repeat(20_000)}${"]".repeat(20_000)}; }`],
  ["java", `class S { int f(int a) { return ${"-(".repeat(20_000)}a${")".repeat(20_000)}; } }`],
])("nesting of any depth in %s overflows nothing", (language, text) => {
  const source = parse(language, text);
  expect(measureStructure(source).nesting).toBe(0);
  expect(publicNames(source)).toHaveLength(source.hasError ? 0 : language === "java" ? 2 : 1);
});
