import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import MethodologyPage from "../page";
import { methodGroups, methodSections } from "./method-sections";

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
const linked = /\/methodology#([a-z0-9-]+)/g;

test("the page has every section once, in the order of its contents", () => {
  const html = renderToStaticMarkup(<MethodologyPage />);
  const sections = [...html.matchAll(/<section id="([^"]+)"/g)].map((match) => match[1]);
  const contents = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
  // How to cite the page stands below all of it, and is no part of the method.
  expect(sections.pop()).toBe("cite");
  expect(sections).toEqual(Object.keys(methodSections));
  expect(contents).toEqual(sections);
  expect(methodGroups.flatMap(({ ids }) => ids)).toEqual(sections);
});

test("every link to a section of the page names one that is there", async () => {
  const targets: string[] = [];
  for await (const path of glob("{app,components}/**/*.{ts,tsx}", { cwd: checkout })) {
    const text = readFileSync(`${checkout}/${path}`, "utf8");
    targets.push(...[...text.matchAll(linked)].map((match) => match[1] ?? ""));
  }
  expect(targets).toContain("intervals");
  expect(targets.filter((id) => !(id in methodSections))).toEqual([]);
});
