import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BesideForm } from "./beside-form";

const render = (beside: Parameters<typeof BesideForm>[0]["beside"]) =>
  renderToStaticMarkup(<BesideForm traceId={7} beside={beside} />);

test("the form asks for this trace as A and another model's as B, by what came of them", () => {
  const markup = render([
    { verdictId: 9, verdict: "failed", name: "Beta" },
    { verdictId: 8, verdict: "passed", name: "Gamma" },
    { verdictId: 12, verdict: "failed", name: "Delta" },
  ]);
  expect(markup).toContain('action="/compare/traces" method="get"');
  expect(markup).toContain('<input type="hidden" name="a" value="7"/>');
  const select = /<select [^>]*name="b">(.*)<\/select>/.exec(markup)?.[1];
  expect(select).toBe(
    '<optgroup label="Passed"><option value="8">Gamma</option></optgroup>' +
      '<optgroup label="Failed"><option value="9">Beta</option><option value="12">Delta</option></optgroup>',
  );
});

test("names are text, their hidden characters are said and their length is bounded", () => {
  const hostile = `</select><script>alert(1)</script>\u202e${"x".repeat(100)}`;
  const markup = render([{ verdictId: 9, verdict: "failed", name: hostile }]);
  expect(markup).toContain("&lt;/select&gt;&lt;script&gt;");
  expect(markup).not.toContain("<script");
  expect(markup).not.toContain("\u202e");
  expect(markup).not.toContain("x".repeat(61));
});

test("where nobody else answered there is no form", () => {
  expect(render([])).toBe("");
});
