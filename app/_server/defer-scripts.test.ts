import { Script } from "node:vm";
import { expect, test } from "vitest";
import { deferScripts, isDeferral } from "./defer-scripts";

const first = "/_next/static/chunks/0yn_ns4g-9bk1.js";
const second = "/_next/static/chunks/turbopack-077hm.js";
const page = `<!doctype html><html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="${first}"/><script src="${first}" async=""></script></head><body><p>words</p><script>self.__next_f.push([0])</script><script src="${second}" id="_R_" async=""></script></body></html>`;

/** Runs the script that a page ends with, and returns the addresses of the scripts that it put in. */
function run(html: string, { hidden, paint }: { hidden: boolean; paint: boolean }): string[] {
  const [, text = ""] = /<script>(\(\(files\)[\s\S]*?)<\/script><\/body>/.exec(html) ?? [];
  const added: { src: string; async: boolean; wasOrdered: boolean }[] = [];
  new Script(text).runInNewContext({
    document: {
      hidden,
      createElement: () => ({}),
      head: {
        append: (script: { src: string; async: boolean; wasOrdered: boolean }) => {
          script.wasOrdered = !script.async;
          added.push(script);
        },
      },
    },
    requestAnimationFrame: (act: () => void) => (paint ? act() : undefined),
    setTimeout: (act: () => void) => act(),
  });
  // Put in as one of a row, marked as the framework marks its own.
  expect(added.every(({ async, wasOrdered }) => async && wasOrdered)).toBe(true);
  return added.map(({ src }) => src);
}

test("a page asks for its scripts after it was painted, and for nothing before", () => {
  const deferred = deferScripts(page);
  expect(deferred).not.toMatch(/<script src|as="script"/);
  expect(run(deferred, { hidden: false, paint: false })).toEqual([]);
  expect(run(deferred, { hidden: false, paint: true })).toEqual([first, second]);
});

test("the runtime comes last, wherever the page names it", () => {
  const third = "/_next/static/chunks/3l9-eg55.js";
  const named = page.replace("</body>", `<script src="${third}" async=""></script></body>`);
  expect(run(deferScripts(named), { hidden: true, paint: false })).toEqual([first, third, second]);
});

test("a page that nobody sees yet asks for them at once", () => {
  expect(run(deferScripts(page), { hidden: true, paint: false })).toEqual([first, second]);
});

test("all else of a page stays in its place", () => {
  const deferred = deferScripts(page);
  expect(deferred).toContain('<link rel="stylesheet" href="/a.css"/></head><body><p>words</p>');
  expect(deferred).toContain("<script>self.__next_f.push([0])</script>");
  expect(deferred.endsWith("</script></body></html>")).toBe(true);
});

test.each([
  ["without scripts", "<body><p>words</p></body>"],
  ["that is done already", deferScripts(page)],
  ["without an end", `<body><script src="${first}" async=""></script>`],
  [
    "with a script from elsewhere",
    `<body><script src="//evil.example/a.js" async=""></script></body>`,
  ],
])("a page %s stays as it is", (_, html) => {
  expect(deferScripts(html)).toBe(html);
});

test("the script it writes is known, and nothing that only looks like it", () => {
  const [, text = ""] = /<script>(\(\(files\)[\s\S]*?)<\/script>/.exec(deferScripts(page)) ?? [];
  expect(isDeferral(text)).toBe(true);
  expect(isDeferral(text.replace(first, "https://evil.example/a.js"))).toBe(false);
  expect(isDeferral(text.replace(first, "/_next/static/chunks/../../a.js"))).toBe(false);
  expect(isDeferral(text.replace(`["${first}"`, `[alert(1),"${first}"`))).toBe(false);
  expect(isDeferral(`alert(1);${text}`)).toBe(false);
  expect(isDeferral(`${text}alert(1)`)).toBe(false);
});
