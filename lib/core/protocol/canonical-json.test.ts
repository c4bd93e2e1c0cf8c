import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { DomainError } from "../errors";
import { canonicalJson } from "./canonical-json";
import { sha256Hex } from "./sha256-hex";

const fingerprintVector = z.object({
  contract: z.record(z.string(), z.unknown()),
  canonical: z.string(),
  parts: z.record(z.string(), z.string()),
  fingerprint: z.string(),
});

describeReference("fingerprint", fingerprintVector, (vector) => {
  test("the four contracts have the reference canonical form", () => {
    expect(canonicalJson(vector.contract)).toBe(vector.canonical);
  });
  test("the canonical form hashes to the reference fingerprint", () => {
    expect(sha256Hex(canonicalJson(vector.contract))).toBe(vector.fingerprint);
  });
  for (const [name, digest] of Object.entries(vector.parts)) {
    test(`the ${name} contract hashes to its reference digest`, () => {
      expect(sha256Hex(canonicalJson(vector.contract[name]))).toBe(digest);
    });
  }
});

describe("canonicalJson", () => {
  test("keys are sorted at every depth and arrays keep their order", () => {
    const value = { b: [2, 1, { d: null, c: true }], a: {}, B: -0 };
    expect(canonicalJson(value)).toBe('{"B":0,"a":{},"b":[2,1,{"c":true,"d":null}]}');
  });

  test("strings are escaped minimally and non-ASCII text stays raw", () => {
    // Escapes of RFC 8785 section 3.2.2.2: short forms, lower-case \u00xx, nothing else.
    expect(canonicalJson('\b\t\n\f\r"\\/\u0001\u001f\u007fé€😀')).toBe(
      '"\\b\\t\\n\\f\\r\\"\\\\/\\u0001\\u001f\u007fé€😀"',
    );
  });

  const refusals: readonly (readonly [string, unknown])[] = [
    ["a fraction", 0.5],
    ["an integer too large to be exact", 2 ** 53],
    ["NaN", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["undefined", undefined],
    ["an undefined member", { a: undefined }],
    ["a hole in an array", new Array(1)],
    ["a bigint", 1n],
    ["a function", () => 1],
    ["a date", new Date(0)],
    ["a map", new Map()],
    ["a non-ASCII key", { é: 1 }],
    ["a lone surrogate", "\ud800"],
  ];
  for (const [name, value] of refusals) {
    test(`${name} is refused as bad input`, () => {
      expect(() => canonicalJson(value)).toThrow(DomainError);
    });
  }

  const asciiKey = fc.string({ unit: "binary-ascii" }).filter((key) => key !== "__proto__");
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.maxSafeInteger(),
      fc.string({ unit: "binary" }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("value")),
      fc.dictionary(asciiKey, tie("value")),
    ),
  })).value;

  test("the form does not depend on the order in which keys were inserted", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(withKeysReversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  test("the form parses back to the value", () => {
    fc.assert(
      fc.property(json, (value) => {
        const form = canonicalJson(value);
        expect(canonicalJson(JSON.parse(form))).toBe(form);
      }),
    );
  });
});

function withKeysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKeysReversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, member]) => [key, withKeysReversed(member)]));
}
