import { expect, test } from "vitest";
import { mutate } from "../../lib/core/mutation/mutate";
import type { OperatorName } from "../../lib/core/mutation/operator";
import type { ParsedLanguage } from "../../lib/core/syntax/parsed-source";
import { openParser } from "./open-parser";

const parse = await openParser();

/** A program whose function holds the given lines. */
const around: Record<ParsedLanguage, (lines: string) => string> = {
  python: (lines) => `def f(a, b):\n${lines.replace(/^(?=.)/gm, "    ")}\n    done()\n`,
  javascript: (lines) => `function f(a, b) {\n${lines}\n  done();\n}\n`,
  java: (lines) => `class S {\n  static long f(long a, long b) {\n${lines}\n    done();\n  }\n}\n`,
};

/** Operator, language, lines, and those lines as the operator leaves them, written by hand. */
const expected: [OperatorName, ParsedLanguage, string, string[]][] = [
  ["comparison-boundary", "python", "x = a < b <= 3", ["x = a <= b <= 3", "x = a < b < 3"]],
  ["comparison-boundary", "javascript", "x = a<b;", ["x = a<=b;"]],
  ["comparison-boundary", "java", "List<Long> x = g(a >= b);", ["List<Long> x = g(a > b);"]],
  ["comparison-negated", "python", "x = a > b", ["x = a <= b"]],
  ["comparison-negated", "python", "x = a in b", ["x = a not in b"]],
  ["comparison-negated", "python", "x = a not  in b", ["x = a in b"]],
  ["comparison-negated", "javascript", "x = a <= b;", ["x = a > b;"]],
  ["comparison-negated", "java", "x = a < b;", ["x = a >= b;"]],
  ["equality-swapped", "python", "x = a == b", ["x = a != b"]],
  ["equality-swapped", "python", "x = a is not None", ["x = a is None"]],
  ["equality-swapped", "javascript", "x = a !== b;", ["x = a === b;"]],
  ["equality-swapped", "java", "x = a == b;", ["x = a != b;"]],
  ["connective-swapped", "python", "x = a and not b", ["x = a or not b"]],
  ["connective-swapped", "javascript", "x = a || b;", ["x = a && b;"]],
  ["connective-swapped", "java", "x = a&&b;", ["x = a||b;"]],
  ["condition-negated", "python", "if a:\n    g()", ["if not a:\n    g()"]],
  ["condition-negated", "python", "x = [c for c in a if not b(c)]", ["x = [c for c in a if b(c)]"]],
  ["condition-negated", "python", "x = 1 if a or b else 2", ["x = 1 if not (a or b) else 2"]],
  ["condition-negated", "python", "while a == b:\n    g()", []],
  ["condition-negated", "javascript", "while (a && b) g();", ["while (!(a && b)) g();"]],
  ["condition-negated", "javascript", "x = a ? 1 : 2;", ["x = !a ? 1 : 2;"]],
  ["condition-negated", "javascript", "for (; g(a); ) h();", ["for (; !g(a); ) h();"]],
  ["condition-negated", "java", "if (!g(a)) h();", ["if (g(a)) h();"]],
  ["condition-negated", "java", "do { h(); } while (g(a));", ["do { h(); } while (!g(a));"]],
  ["arithmetic-replaced", "python", "x = a + b % 2", ["x = a - b % 2", "x = a + b * 2"]],
  ["arithmetic-replaced", "python", "x = a // b", ["x = a * b", "x = a / b"]],
  ["arithmetic-replaced", "python", 'x = "<" + a + b', []],
  ["arithmetic-replaced", "python", "x += a", ["x -= a"]],
  ["arithmetic-replaced", "python", "return-a", ["return a"]],
  ["arithmetic-replaced", "javascript", "x = a+-b;", ["x = a- -b;", "x = a+b;"]],
  ["arithmetic-replaced", "javascript", "x *= a; x++;", ["x /= a; x++;", "x *= a; x--;"]],
  ["arithmetic-replaced", "javascript", "x = `${a}` + b;", []],
  ["arithmetic-replaced", "java", "x -= a / b;", ["x += a / b;", "x -= a * b;"]],
  ["constant-off-by-one", "python", "x = a[0]", ["x = a[1]", "x = a[-1]"]],
  ["constant-off-by-one", "python", "x = a - 0", ["x = a - 1", "x = a - (-1)"]],
  ["constant-off-by-one", "python", "x = 1_000 + 1.5", ["x = 1001 + 1.5", "x = 999 + 1.5"]],
  ["constant-off-by-one", "javascript", "x = {0: a>0};", ["x = {0: a>1};", "x = {0: a>-1};"]],
  [
    "constant-off-by-one",
    "javascript",
    "x = 9007199254740993n;",
    ["x = 9007199254740994n;", "x = 9007199254740992n;"],
  ],
  ["constant-off-by-one", "java", "x = a * 60L;", ["x = a * 61L;", "x = a * 59L;"]],
  [
    "index-off-by-one",
    "python",
    "for i in range(len(a)):\n    g(a[i])",
    [
      "for i in range(len(a) + 1):\n    g(a[i])",
      "for i in range(len(a) - 1):\n    g(a[i])",
      "for i in range(len(a)):\n    g(a[i + 1])",
      "for i in range(len(a)):\n    g(a[i - 1])",
    ],
  ],
  [
    "index-off-by-one",
    "python",
    "x = a[b : b + 1]",
    ["x = a[b + 1 : b + 1]", "x = a[b - 1 : b + 1]"],
  ],
  [
    "index-off-by-one",
    "javascript",
    "x = a[b ? 1 : 2];",
    ["x = a[(b ? 1 : 2) + 1];", "x = a[(b ? 1 : 2) - 1];"],
  ],
  [
    "index-off-by-one",
    "javascript",
    "x = a.slice(1, b);",
    ["x = a.slice(1, b + 1);", "x = a.slice(1, b - 1);"],
  ],
  [
    "index-off-by-one",
    "java",
    "x = s.charAt(a) + t[i];",
    [
      "x = s.charAt(a + 1) + t[i];",
      "x = s.charAt(a - 1) + t[i];",
      "x = s.charAt(a) + t[i + 1];",
      "x = s.charAt(a) + t[i - 1];",
    ],
  ],
  ["boolean-flipped", "python", "x = True", ["x = False"]],
  ["boolean-flipped", "javascript", "x = g(false);", ["x = g(true);"]],
  ["boolean-flipped", "java", "boolean x = true;", ["boolean x = false;"]],
  ["order-reversed", "python", "x = sorted(a, key=g)", ["x = sorted(a, key=g, reverse=True)"]],
  [
    "order-reversed",
    "python",
    "x = sorted(c for c in a)",
    ["x = sorted((c for c in a), reverse=True)"],
  ],
  ["order-reversed", "python", "a.sort(reverse=True)", ["a.sort(reverse=False)"]],
  ["order-reversed", "python", "a.sort()", ["a.sort(reverse=True)"]],
  ["order-reversed", "python", "x = list(reversed(a))", ["x = list(list(a))"]],
  ["order-reversed", "python", "x = a[::-1]", ["x = a[:]"]],
  ["order-reversed", "javascript", "a.sort((x, y) => x - y);", ["a.sort((y, x) => x - y);"]],
  ["order-reversed", "javascript", "a.sort();", ["a.sort().reverse();"]],
  ["order-reversed", "javascript", "a.sort(g);", ["a.sort((x, y) => (g)(y, x));"]],
  ["order-reversed", "javascript", "x = a.reverse();", ["x = a;"]],
  [
    "order-reversed",
    "java",
    "Collections.sort(a);",
    ["Collections.sort(a, java.util.Comparator.reverseOrder());"],
  ],
  [
    "order-reversed",
    "java",
    "a.sort((x, y) -> Long.compare(x, y));",
    ["a.sort((x, y) -> Long.compare(y, x));"],
  ],
  ["order-reversed", "java", "a.sort((x, y) -> x.n - y.n);", ["a.sort((y, x) -> x.n - y.n);"]],
  ["order-reversed", "java", "return a.compareTo(b);", ["return b.compareTo(a);"]],
  ["extremum-swapped", "python", "x = min(a, b)", ["x = max(a, b)"]],
  ["extremum-swapped", "javascript", "x = Math.max(...a);", ["x = Math.min(...a);"]],
  ["extremum-swapped", "java", "x = Math.min(a, b);", ["x = Math.max(a, b);"]],
  ["rounding-swapped", "python", "x = math.floor(a)", ["x = math.ceil(a)"]],
  ["rounding-swapped", "python", "x = round(a) + round(a, 2)", ["x = int(a) + round(a, 2)"]],
  ["rounding-swapped", "python", "x = (a + 1) // b", ["x = (-(-(a + 1) // b))"]],
  ["rounding-swapped", "javascript", "x = Math.round(a);", ["x = Math.floor(a);"]],
  ["rounding-swapped", "java", "x = Math.floorDiv(a, b + 1);", ["x = (a / (b + 1));"]],
  [
    "rounding-swapped",
    "java",
    "x = y.setScale(2, RoundingMode.HALF_UP);",
    ["x = y.setScale(2, RoundingMode.HALF_EVEN);"],
  ],
  ["returned-value-replaced", "python", "return a + b", ["return 0"]],
  ["returned-value-replaced", "python", "return g(a)", ["return None"]],
  ["returned-value-replaced", "python", "return a <= b", ["return False", "return True"]],
  ["returned-value-replaced", "javascript", "return [a];", ["return [];"]],
  ["returned-value-replaced", "javascript", "return(a && b);", ["return false;", "return true;"]],
  ["returned-value-replaced", "java", "return g(a);", ["return 0;"]],
  ["statement-deleted", "python", "x = 1", [""]],
  ["statement-deleted", "python", "if a: continue", ["if a: pass"]],
  ["statement-deleted", "python", "if a:\n    raise ValueError(b)", ["if a:\n    pass"]],
  ["statement-deleted", "javascript", "let x = 1;\nx += a;", ["let x = 1;"]],
  ["statement-deleted", "javascript", "if (a) break;", ["if (a) ;"]],
  [
    "statement-deleted",
    "java",
    "switch (s) { case 1 -> g(); default -> { } }",
    ["switch (s) { case 1 -> { } default -> { } }"],
  ],
  ["statement-deleted", "java", "if (a > b) { throw new E(); }", ["if (a > b) { ; }"]],
];

test.each(expected)("%s in %s: %s", (operator, language, lines, changed) => {
  const made = mutate(parse(language, around[language](lines)), "f")
    .filter((mutant) => mutant.operator === operator)
    .map(({ source }) => source)
    // The deletion of the last line, which is there to be deleted, is the same everywhere.
    .filter((source) => source.includes("done()"));
  const wanted = changed.map((each) =>
    each === "" ? around[language]("").replace("\n\n", "\n") : around[language](each),
  );
  expect(made).toEqual(wanted);
});
