import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleBoard } from "../boards/test-support/sample-board";
import { sampleRow } from "../boards/test-support/sample-row";
import { MixHeadline } from "./mix-headline";

type Row = ReturnType<typeof sampleRow>;

function headline(within: Row[], effectiveTasks = 100): string {
  const pairs = { count: 1, test: "exact McNemar", correction: "Holm" as const, level: 0.05 };
  const board = sampleBoard({ rows: within, pairs });
  const markup = renderToStaticMarkup(
    <MixHeadline
      board={board}
      rows={{ within, beyond: [], unknown: [] }}
      effectiveTasks={effectiveTasks}
      isRanked={effectiveTasks >= 30}
    />,
  );
  return markup.replace(/<[^>]*>/g, "");
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, place) => sampleRow(`m${place}`, place + 1, []));

test("who isn't ruled out is named, as far as a headline has room", () => {
  const best = { ...sampleRow("best", 1, ["worst"]), passRate: 0.9 };
  const worst = { ...sampleRow("worst", 2, ["best"]), passRate: 0.1 };
  expect(headline([best, ...rows(1), worst])).toBe("Not ruled out for your mix: best and m0.");
  expect(headline([best, ...rows(6), worst])).toBe(
    "Not ruled out for your mix: best, m0, m1 and 4 more.",
  );
});

test("where the tests rule out nobody, no name stands out", () => {
  expect(headline(rows(7))).toBe("None of the 7 systems is ruled out for your mix.");
});

test("too few tasks rank nobody, and limits may leave nobody", () => {
  expect(headline(rows(3), 12.7)).toBe("Your mix is worth 12 tasks: too few to rank anyone.");
  expect(headline(rows(3), 0)).toBe("No task of this suite counts in your mix.");
});
