import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BoardLede } from "./board-lede";
import { sampleBoard } from "./test-support/sample-board";
import { sampleRow } from "./test-support/sample-row";
import { sampleUnranked } from "./test-support/sample-unranked";

const lede = (...lacking: number[]) =>
  renderToStaticMarkup(
    <BoardLede
      board={sampleBoard({
        rows: [sampleRow("a", 1, [])],
        unranked: lacking.map((unscored, index) => sampleUnranked(`u${index}`, unscored)),
      })}
    />,
  ).replace(/<[^>]*>/g, "");

test("the same tasks are all of them only where no run lacks any", () => {
  expect(lede()).toContain("10 tasks, every system on the same tasks. ");
  expect(lede(2, 7)).toContain("every system on the same tasks; 2 lack some of the outcomes. ");
  expect(lede(2)).toContain("; 1 lacks some of the outcomes. ");
});
