import { expect, test } from "vitest";
import { markup } from "./markup";

test("values are escaped, markup is not, lists are joined and nothing is nothing", () => {
  const cells = ["<a>", '"b"'].map((text) => markup`<td title="${text}">${text}</td>`);
  expect(markup`<tr>${cells}${null}</tr>${3}`.html).toBe(
    '<tr><td title="&lt;a&gt;">&lt;a&gt;</td><td title="&quot;b&quot;">&quot;b&quot;</td></tr>3',
  );
});
