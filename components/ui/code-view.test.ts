import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeView } from "./code-view";

test("a text that starts with a line end keeps it: HTML drops one that follows the start of pre", () => {
  const markup = renderToStaticMarkup(
    createElement(CodeView, { label: "code", text: "\nx = 1\n" }),
  );
  expect(markup).toContain("\nx = 1\n");
  expect(markup).not.toMatch(/<pre[^>]*>\r?\n/);
});
