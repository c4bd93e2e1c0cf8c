import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { tightenPolicy } from "./tighten-policy";

const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const first = "(self.__next_f=self.__next_f||[]).push([0])";
const data = 'self.__next_f.push([1,"1:[\\"$\\",\\"p\\"]\\u003c/script>"])';
const late = '$RC("B:0","S:0")';

test("the framework's data is named by its hash, and nothing inline is allowed beside it", () => {
  const html = `<p>x</p><script>${first}</script><script id="_R_">${data}</script><script>${late}</script>`;
  expect(tightenPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${hashOf(first)} ${hashOf(data)} ${hashOf(late)}; style-src 'self'`,
  );
});

test("the two calls of the framework's first script are data as well", () => {
  const both = `${first};self.__next_f.push([2,null])`;
  expect(tightenPolicy(policy, `<script>${both}</script>`)).toContain(hashOf(both));
});

test.each([
  "alert(1)",
  "self.__next_f.push([1,alert(1)])",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]);self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,"a"]),alert("b")',
  '$RC("B:0","S:0");alert(1)',
  '$RC("B:0",alert(1))',
  'alert(1);$RC("B:0","S:0")',
])("the script %s gets no hash", (script) => {
  expect(tightenPolicy(policy, `<script>${script}</script>`)).not.toContain("sha256-");
  expect(tightenPolicy(policy, `<script>${script}</script>`)).not.toContain("unsafe-inline");
});

test("scripts of other files and data blocks need no hash", () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>`;
  expect(tightenPolicy(policy, html)).not.toContain("sha256-");
});

test("a page without inline scripts allows files alone", () => {
  expect(tightenPolicy(policy, "<p>x</p>")).toMatch(/script-src 'self' ?;/);
});
