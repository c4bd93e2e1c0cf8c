import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RunningNote } from "./running-note";

const progress = { models: [], questions: 40, answered: 30, graded: 10, wait: null };

test("a week in work says how far it is and that no rate is shown yet", () => {
  const html = renderToStaticMarkup(<RunningNote state="open" progress={progress} />);
  expect(html).toContain("30 of 40 questions answered, 10 graded.");
  expect(html).toContain('width="25%"');
  expect(html).toContain("No rate is shown before every verdict is in");
});

test("a week that a gate held back says so, and a published one needs no note", () => {
  expect(renderToStaticMarkup(<RunningNote state="refused" progress={progress} />)).toContain(
    "A gate did not hold",
  );
  expect(renderToStaticMarkup(<RunningNote state="published" progress={progress} />)).toBe("");
});
