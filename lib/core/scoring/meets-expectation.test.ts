import { describe, expect, test } from "vitest";
import { askPython } from "../../test-support/ask-python";
import { parseWire } from "../values/parse-wire";
import { pythonLiteral } from "../values/python-literal";
import { meetsExpectation } from "./meets-expectation";
import type { Expectation } from "./test-plan";

/** Answers of every kind that Python's own assertions are asked about. */
const answers = [
  ...[
    "null",
    "true",
    "false",
    '["i","0"]',
    '["i","1"]',
    '["i","-7"]',
    '["i","0x8000000000000000"]',
  ],
  ...['["f","0.0"]', '["f","-0.0"]', '["f","1.0"]', '["f","0.5000001"]', '["f","nan"]'],
  ...['["f","inf"]', '["f","-inf"]', '["c","0.0","0.0"]', '["c","0.0","1.0"]', '["c","nan","0.0"]'],
  ...['""', '"ab"', '"\\ud83d\\ude00b"', '["b",""]', '["b","61"]', '["l"]', '["t"]', '["s"]'],
  ...['["z"]', '["d"]', '["l","a","b"]', '["t","a","b"]', '["d",["a",["i","1"]],["b",null]]'],
  ...[
    '["l","b","a","b"]',
    '["l",["i","1"],true,["f","1.0"]]',
    '["f","0.50049"]',
    '["f","0.0000000005"]',
  ],
  ...['["l",["t",["l"]]]', `["i","-0x1${"0".repeat(300)}"]`],
  ...['["l",["l"]]', '["t",null]', '["s","a"]', '["z","a"]', '["l",["f","nan"]]'],
];

function isClose(
  value: string,
  literal: string,
  relativeTolerance: string,
  absoluteTolerance: string,
): [Expectation, string][] {
  const source = `math.isclose(answer, ${literal}, rel_tol=${relativeTolerance}, abs_tol=${absoluteTolerance})`;
  return [[{ kind: "is-close", value, relativeTolerance, absoluteTolerance }, source]];
}

/** Each expectation with the Python expression that it stands for. */
const expectations: [Expectation, string][] = [
  [{ kind: "truthy", expected: true }, "bool(answer)"],
  [{ kind: "truthy", expected: false }, "not answer"],
  [{ kind: "identical", value: "null" }, "answer is None"],
  [{ kind: "identical", value: "true" }, "answer is True"],
  [{ kind: "identical", value: "false" }, "answer is False"],
  [{ kind: "equal", value: '["i","1"]' }, "answer == 1"],
  [{ kind: "equal", value: '["f","0.0"]' }, "answer == 0.0"],
  [{ kind: "equal", value: '["f","inf"]' }, "answer == inf"],
  [{ kind: "equal", value: '["t"]' }, "answer == ()"],
  [{ kind: "close", value: '["f","0.5"]', tolerance: "0.000001" }, "abs(answer - 0.5) < 1e-6"],
  [{ kind: "close", value: '["i","0"]', tolerance: "1e-9" }, "abs(answer - 0) < 1e-9"],
  [{ kind: "equal-as-tuple", value: '["t","a","b"]' }, "tuple(answer) == ('a', 'b')"],
  [{ kind: "equal-as-tuple", value: '["t"]' }, "tuple(answer) == ()"],
  [{ kind: "equal-as-tuple", value: '["t",["i","97"]]' }, "tuple(answer) == (97,)"],
  [{ kind: "equal-as-set", value: '["s","a","b"]' }, "set(answer) == {'a', 'b'}"],
  [{ kind: "equal-as-set", value: '["s",["i","1"]]' }, "set(answer) == {1}"],
  [{ kind: "equal-as-set", value: '["s",["i","97"]]' }, "set(answer) == {97}"],
  [{ kind: "equal-as-set", value: '["s"]' }, "set(answer) == set()"],
  [{ kind: "equal-as-set", value: '["l","a","b"]' }, "set(answer) == ['a', 'b']"],
  ...isClose('["f","0.5"]', "0.5", "1e-9", "0.0"),
  ...isClose('["f","0.5"]', "0.5", "0.001", "0.0"),
  ...isClose('["i","0"]', "0", "0.5", "1e-9"),
  ...isClose('["f","inf"]', "inf", "0.5", "0.0"),
  ...isClose('["f","nan"]', "nan", "0.5", "0.5"),
  ...isClose('["i","1"]', "1", "1.5", "0.0"),
];

/** What the expression comes to; what it raises counts as no. */
const program = `
names = {"inf": float("inf"), "nan": float("nan")}
def holds(answer, expression):
    try:
        return bool(eval(expression, {**names, "math": __import__("math"), "answer": eval(answer, dict(names))}))
    except (TypeError, OverflowError):
        return False
print(json.dumps([[holds(a, e) for a in given["answers"]] for e in given["expressions"]]))
`;
const held = askPython(program, {
  answers: answers.map((wire) => pythonLiteral(parseWire(wire))),
  expressions: expectations.map(([, expression]) => expression),
}) as boolean[][];

/** Where we are stricter than Python on purpose: no order or no plain number. */
const stricter: [expression: string, wire: string][] = [
  ["tuple(answer) == ()", '["s"]'],
  ["tuple(answer) == ()", '["z"]'],
  ["abs(answer - 0) < 1e-9", '["c","0.0","0.0"]'],
];

const python = { language: "python", equality: "python" } as const;
const typed = { language: "python", equality: "typed" } as const;

describe("an expectation", () => {
  test.each(expectations)("%j is met exactly where Python's own assertion holds", (expectation) => {
    const row = expectations.findIndex(([other]) => other === expectation);
    const expression = expectations[row]?.[1];
    const apart = answers.filter(
      (wire, column) =>
        meetsExpectation(parseWire(wire), expectation, python) !== held[row]?.[column],
    );
    expect(apart).toEqual(
      stricter.filter(([other]) => other === expression).map(([, wire]) => wire),
    );
  });

  test("is never met by what is no plain data", () => {
    for (const [expectation] of expectations) {
      const opaque = parseWire('["o","Liar"]');
      expect(meetsExpectation(opaque, expectation, python)).toBe(false);
      expect(meetsExpectation(opaque, expectation, typed)).toBe(false);
    }
  });

  test("is never met by a value of another language", () => {
    for (const [expectation] of expectations) {
      for (const wire of ['["u"]', '["x","long",["i","0"]]', '["x","map",["d"]]']) {
        expect(meetsExpectation(parseWire(wire), expectation, python), wire).toBe(false);
        expect(meetsExpectation(parseWire(wire), expectation, typed), wire).toBe(false);
      }
    }
  });

  test("of a Java number within a tolerance is met in every width", () => {
    const java = { language: "java", equality: "typed" } as const;
    const close: Expectation = { kind: "close", value: '["f","5.0"]', tolerance: "0.5" };
    for (const wire of ['["x","long",["i","5"]]', '["x","float",["f","5.1"]]', '["i","5"]']) {
      expect(meetsExpectation(parseWire(wire), close, java), wire).toBe(true);
    }
    for (const wire of ['["x","long","5"]', '["x","char","5"]', '["x","float",["f","nan"]]']) {
      expect(meetsExpectation(parseWire(wire), close, java), wire).toBe(false);
    }
  });

  test("of a number within a tolerance is met by neither infinity nor NaN", () => {
    for (const tolerance of ["1e300", "inf"]) {
      const close: Expectation = { kind: "close", value: '["f","1.0"]', tolerance };
      expect(meetsExpectation(parseWire('["f","nan"]'), close, python)).toBe(false);
      expect(meetsExpectation(parseWire('["f","inf"]'), close, python)).toBe(false);
    }
  });

  test("of True is met by 1 under Python's rule alone", () => {
    const equal: Expectation = { kind: "equal", value: "true" };
    expect(meetsExpectation(parseWire('["i","1"]'), equal, python)).toBe(true);
    expect(meetsExpectation(parseWire('["i","1"]'), equal, typed)).toBe(false);
  });
});

test("a set of so many items that comparing each with each would take a minute takes a moment", () => {
  const texts = Array.from({ length: 43_000 }, (_, index) => JSON.stringify(`answer ${index}`));
  const actual = parseWire(`["l",${texts.join(",")},${texts.join(",")}]`);
  const rule = { language: "python", equality: "python" } as const;
  const startedAt = performance.now();
  const isMet = (value: string) => meetsExpectation(actual, { kind: "equal-as-set", value }, rule);
  expect(isMet(`["s",${texts.join(",")}]`)).toBe(true);
  expect(isMet(`["s",${texts.slice(1).join(",")}]`)).toBe(false);
  expect(isMet('["s","answer 0","answer 1"]')).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
