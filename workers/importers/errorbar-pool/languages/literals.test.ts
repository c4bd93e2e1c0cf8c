import { expect, test } from "vitest";
import type { Value } from "../../../../lib/core/values/value";
import { formatJavaLiteral } from "./java-literal";
import { formatJavaScriptLiteral } from "./javascript-literal";

const text = (value: string): Value => ({ kind: "string", value });
const int = (value: bigint): Value => ({ kind: "int", value });

test.each<[Value, javascript: string, java: string]>([
  [{ kind: "none" }, "null", "null"],
  [int(-5n), "-5", "-5L"],
  [{ kind: "float", value: 5 }, "5", "5.0"],
  [{ kind: "float", value: -0 }, "-0", "-0.0"],
  [{ kind: "float", value: 1e21 }, "1e+21", "1e21"],
  [text('kůň "🚲"\n'), '"kůň \\"🚲\\"\\n"', '"kůň \\"🚲\\"\\n"'],
  [text("\u0000\u200b"), '"\\u0000\\u{200b}"', '"\\000\\u200b"'],
  [{ kind: "tuple", items: [int(1n), { kind: "none" }] }, "[1, null]", "Arrays.asList(1L, null)"],
  [{ kind: "list", items: [text("a")] }, '["a"]', 'List.of("a")'],
  [{ kind: "dict", entries: [] }, "new Map()", "Map.of()"],
  [{ kind: "dict", entries: [[text("a"), int(1n)]] }, 'new Map([["a", 1]])', 'Map.of("a", 1L)'],
  [
    { kind: "dict", entries: [[int(1n), { kind: "none" }]] },
    "new Map([[1, null]])",
    "new HashMap<>() {{ put(1L, null); }}",
  ],
])("literal %# is written as each language makes it", (value, javascript, java) => {
  expect(formatJavaScriptLiteral(value)).toBe(javascript);
  expect(formatJavaLiteral(value)).toBe(java);
});

test("a JavaScript literal is read back by JavaScript as the same text", () => {
  for (const sample of ["\u0007", "\u2028", "a\\b", "'", "\ufeff", "😀"]) {
    const made = new Function(`return ${formatJavaScriptLiteral(text(sample))}`);
    expect(made()).toBe(sample);
  }
});
