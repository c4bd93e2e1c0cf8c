import { expect, test } from "vitest";
import { parseWire } from "./parse-wire";
import { truthOf } from "./truth-of";

/** Truth in Python, JavaScript and Java; null where there is none. */
test.each<[wire: string, python: boolean | null, javascript: boolean | null, java: boolean | null]>(
  [
    ["null", false, false, null],
    ["true", true, true, true],
    ["false", false, false, false],
    ['["i","0"]', false, false, null],
    ['["i","2"]', true, true, null],
    ['["f","-0.0"]', false, false, null],
    ['["f","nan"]', true, false, null],
    ['""', false, false, null],
    ['"0"', true, true, null],
    ['["l"]', false, true, null],
    ['["d"]', false, true, null],
    ['["b",""]', false, true, null],
    ['["u"]', null, false, null],
    ['["x","bigint",["i","0"]]', null, false, null],
    ['["x","map",["d"]]', null, true, null],
    ['["x","long",["i","1"]]', null, true, null],
    ['["o","Liar"]', null, null, null],
  ],
)("%s", (wire, python, javascript, java) => {
  const value = parseWire(wire);
  expect(truthOf(value, "python")).toBe(python);
  expect(truthOf(value, "javascript")).toBe(javascript);
  expect(truthOf(value, "java")).toBe(java);
});
