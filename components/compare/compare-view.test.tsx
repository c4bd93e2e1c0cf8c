import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CompareView } from "./compare-view";
import { RefusalView } from "./refusal-view";
import { sampleComparison } from "./test-support/sample-comparison";

function addressOf(markup: string, words: string): string | undefined {
  const link = new RegExp(`href="([^"]*)"[^>]*>${words}</a>`).exec(markup);
  return link?.[1]?.replaceAll("&amp;", "&");
}

test("swapping and choosing another pair keep cycle and k", () => {
  const comparison = sampleComparison({ k: 10 });
  const page = renderToStaticMarkup(<CompareView comparison={comparison} jsonAddress="/json" />);
  expect(addressOf(page, "Another pair")).toBe("/compare?suite=sample&cycle=r1&k=10");
  expect(addressOf(page, "Swap A and B")).toBe(
    "/compare?suite=sample&cycle=r1&a=right&b=left&k=10",
  );
});

test("after a refusal, another pair keeps what the address asked for", () => {
  const side = { slug: "left", name: "left", runId: "run" };
  const refusal = { suite: { id: "sample", title: "Sample" }, a: side, b: side, fields: [] };
  const another = (asked: { cycle: string | undefined; k: number | undefined }) =>
    addressOf(
      renderToStaticMarkup(<RefusalView {...refusal} {...asked} jsonAddress="/json" />),
      "Another pair",
    );
  expect(another({ cycle: "r1", k: 10 })).toBe("/compare?suite=sample&cycle=r1&k=10");
  expect(another({ cycle: undefined, k: undefined })).toBe("/compare?suite=sample");
});
