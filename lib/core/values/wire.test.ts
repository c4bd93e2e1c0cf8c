import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryValue } from "../../test-support/arbitrary-value";
import { DomainError } from "../errors";
import { formatWire } from "./format-wire";
import { parseWire } from "./parse-wire";
import { maxValueDepth, type Value } from "./value";

function nested(depth: number): Value {
  let value: Value = { kind: "none" };
  for (let level = 0; level < depth; level += 1) value = { kind: "list", items: [value] };
  return value;
}

function refusal(text: string): unknown {
  try {
    return parseWire(text);
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
}

describe("wire text", () => {
  test("every value comes back as it went, signs of zero and lone surrogates included", () => {
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        expect(parseWire(formatWire(value))).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  test("the wire text of a value is ASCII-safe JSON that a second reading does not change", () => {
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        const text = formatWire(value);
        expect(text.isWellFormed()).toBe(true);
        expect(formatWire(parseWire(text))).toBe(text);
      }),
    );
  });

  test.each<[string, Value]>([
    ["null", { kind: "none" }],
    ["true", { kind: "bool", value: true }],
    ['["i","5"]', { kind: "int", value: 5n }],
    ['["i","-0x1f"]', { kind: "int", value: -31n }],
    ['["f","0.1"]', { kind: "float", value: 0.1 }],
    ['["f","-0.0"]', { kind: "float", value: -0 }],
    ['["f","1e-07"]', { kind: "float", value: 1e-7 }],
    ['["f","-inf"]', { kind: "float", value: -Infinity }],
    ['["c","1.0","nan"]', { kind: "complex", real: 1, imaginary: Number.NaN }],
    ['["b","00ff"]', { kind: "bytes", hex: "00ff" }],
    ['["l"]', { kind: "list", items: [] }],
    [
      '["d",["a",["z"]]]',
      {
        kind: "dict",
        entries: [
          [
            { kind: "string", value: "a" },
            { kind: "frozenset", items: [] },
          ],
        ],
      },
    ],
    ['["o","Thing"]', { kind: "opaque", typeName: "Thing" }],
  ])("%s is read as documented", (text, value) => {
    expect(parseWire(text)).toEqual(value);
  });

  test("containers nest 100 deep and no deeper", () => {
    const deepest = nested(maxValueDepth);
    expect(maxValueDepth).toBe(100);
    expect(parseWire(formatWire(deepest))).toEqual(deepest);
    expect(refusal(formatWire(nested(maxValueDepth + 1)))).toBe("bad-input");
  });

  test("a hundred thousand open brackets are refused like any other nesting", () => {
    expect(refusal("[".repeat(100_000))).toBe("bad-input");
    const tagged = `${'["l",'.repeat(100_000)}null${"]".repeat(100_000)}`;
    expect(refusal(tagged)).toBe("bad-input");
  });

  test("a megabyte of bytes and ten thousand digits are read", () => {
    const hex = "0f".repeat(1 << 20);
    expect(parseWire(JSON.stringify(["b", hex]))).toEqual({ kind: "bytes", hex });
    const value = 10n ** 10_000n - 1n;
    expect(parseWire(formatWire({ kind: "int", value }))).toEqual({ kind: "int", value });
    expect(parseWire(`["i","0x${value.toString(16)}"]`)).toEqual({ kind: "int", value });
  });

  test.each(
    [
      ["", "1", "{}", "[]", "[null]", '["x"]', "[1]", '[["l"]]', '{"kind":"none"}'],
      [
        '["i"]',
        '["i",5]',
        '["i","5","6"]',
        '["i",""]',
        '["i","5\\n"]',
        '["i","+5"]',
        '["i","0xZ"]',
      ],
      ['["i","1_0"]', '["i"," 5"]', '["i","--5"]', '["i","5n"]', '["i","0b1"]', '["i","٣"]'],
      ['["f",0.1]', '["f",""]', '["f","Infinity"]', '["f","NaN"]', '["f","0x1"]', '["f","1."]'],
      ['["f","1e"]', '["f","1 "]', '["c","1.0"]', '["c","1.0","2.0","3.0"]', '["c",null,null]'],
      ['["b","0"]', '["b","0G"]', '["b","FF"]', '["b","00\\n"]', '["b",null]', '["o"]', '["o",1]'],
      ['["d",null]', '["d",["a"]]', '["d",["a",null,null]]', '["d","ab"]', '["l",1]', '["t",{}]'],
    ].flat(),
  )("%s is refused as bad input", (text) => {
    expect(refusal(text)).toBe("bad-input");
  });

  test("whatever text arrives, the answer is a value or bad input", () => {
    const tag = fc.constantFrom("i", "f", "c", "b", "l", "t", "s", "z", "d", "o", "", "__proto__");
    const forged = fc.letrec((tie) => ({
      part: fc.oneof(
        { depthSize: "small" },
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom("5", "-0x1f", "inf", "1e5", "00"),
        fc
          .tuple(tag, fc.array(tie("part"), { maxLength: 3 }))
          .map(([name, rest]) => [name, ...rest]),
      ),
    })).part;
    const text = fc.oneof(
      fc.string(),
      forged.map((part) => JSON.stringify(part)),
    );
    fc.assert(
      fc.property(text, (wire) => {
        const answer = refusal(wire);
        if (answer !== "bad-input") expect(parseWire(formatWire(answer as Value))).toEqual(answer);
      }),
      { numRuns: 3000 },
    );
  });
});
