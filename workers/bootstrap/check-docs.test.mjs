// Documents rot where they name files. Every path in backticks must exist, and every link to a file
// must lead somewhere. Text in code blocks is not looked at: it may show files that a reader makes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./checkout.mjs";

const documents = readdirSync(root).filter((name) => name.endsWith(".md"));
const expected = ["ARCHITECTURE.md", "CONTRIBUTING.md", "DECISIONS.md", "README.md", "SECURITY.md"];

/** Folders that a set-up makes, such as `node_modules/`: they may be named before they are there. */
const generated = readFileSync(join(root, ".gitignore"), "utf8")
  .split("\n")
  .filter((line) => line.endsWith("/"));

const withFolder = /^[\w.[\]-]+(\/[\w.[\]-]+)*\/?$/;
const rootFile = /^[\w.-]+\.(cjs|json|md|mjs|ts)$/;

function citedPaths(text) {
  const cited = [...prose(text).matchAll(/`([^`]+)`/g)].map(([, words]) => words);
  return cited.filter(
    (words) => (words.includes("/") && withFolder.test(words)) || rootFile.test(words),
  );
}

function linkedFiles(text) {
  const links = [...prose(text).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target);
  return links.filter((target) => !/^[a-z]+:/.test(target));
}

function prose(text) {
  return text.replace(/^```[\s\S]*?^```/gm, "");
}

const isThere = (path) =>
  generated.some((folder) => `${path}/`.startsWith(folder)) || existsSync(join(root, path));

test("the documents of the top level are found", () => {
  expect(documents).toEqual(expect.arrayContaining(expected));
});

test("paths are told from other words in backticks", () => {
  const text =
    "`lib/core` `a b/c` `/api/v1` `@x/y` `README.md` `app/[id]/` `npm`\n```\n`no/such`\n```";
  expect(citedPaths(text)).toEqual(["lib/core", "README.md", "app/[id]/"]);
});

describe.each(documents)("%s", (name) => {
  const text = readFileSync(join(root, name), "utf8");

  test("names only paths that exist", () => {
    expect(citedPaths(text).filter((path) => !isThere(path))).toEqual([]);
  });

  test("links only to files that exist", () => {
    expect(linkedFiles(text).filter((path) => !isThere(path))).toEqual([]);
  });
});
