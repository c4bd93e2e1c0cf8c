import { expect, test } from "vitest";
import type { Value } from "../../../../lib/core/values/value";
import { formatPythonLiteral } from "./python-literal";

// Expected texts are what repr() of Python 3.11 prints.
test.each<[Value, string]>([
  [{ kind: "none" }, "None"],
  [{ kind: "bool", value: true }, "True"],
  [{ kind: "int", value: -9007199254740993n }, "-9007199254740993"],
  [{ kind: "float", value: 2 }, "2.0"],
  [{ kind: "float", value: 1e16 }, "1e+16"],
  [{ kind: "float", value: 9999999999999998 }, "9999999999999998.0"],
  [{ kind: "float", value: 0.0001 }, "0.0001"],
  [{ kind: "float", value: 0.00001 }, "1e-05"],
  [{ kind: "float", value: -1.5e-10 }, "-1.5e-10"],
  [{ kind: "float", value: 1.5e308 }, "1.5e+308"],
  [{ kind: "string", value: "it's" }, `"it's"`],
  [{ kind: "string", value: `it's "so"` }, `'it\\'s "so"'`],
  [{ kind: "string", value: "a\\b\n\t\r" }, "'a\\\\b\\n\\t\\r'"],
  [{ kind: "string", value: "kůň 🚲\u00a0\u2028\u0000" }, "'kůň 🚲\\xa0\\u2028\\x00'"],
  [{ kind: "tuple", items: [] }, "()"],
  [{ kind: "tuple", items: [{ kind: "int", value: 1n }] }, "(1,)"],
  [
    {
      kind: "dict",
      entries: [
        [
          { kind: "string", value: "a" },
          { kind: "list", items: [{ kind: "none" }, { kind: "bool", value: false }] },
        ],
      ],
    },
    "{'a': [None, False]}",
  ],
])("%o is written as %s", (value, text) => {
  expect(formatPythonLiteral(value)).toBe(text);
});

test("a value that no pool type names is refused", () => {
  expect(() => formatPythonLiteral({ kind: "opaque", typeName: "object" })).toThrow("opaque");
});
