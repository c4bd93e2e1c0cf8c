import { expect, test } from "vitest";
import { hintModules } from "./hint-chunks.mjs";

const large = `(e,t)=>{${"t.exports=1;".repeat(200)}}`;
const small = "e=>{e.s([1])}";
const chunk = (...modules) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["x",${modules.join()}]);`;

test("a large module's function is put in parentheses, a small one stays", () => {
  expect(hintModules(chunk(1, large, 2, small))).toBe(chunk(1, `(${large})`, 2, small));
});

test("a script that is hinted twice is the same as once", () => {
  const once = hintModules(chunk(1, large));
  expect(hintModules(once)).toBe(once);
});

test("a script that hands over no modules stays as it is", () => {
  expect(hintModules(`self.x=${large}`)).toBe(`self.x=${large}`);
});
