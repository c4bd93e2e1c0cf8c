import { expect, test } from "vitest";
import { boardDesigns, mixDesigns } from "./mix-designs";
import { listBroken } from "./render-mix-figures";
import { prepareMixRow } from "./simulate-mix-row";

test("on 40 boards of base problems with three tasks a lopsided mix keeps its promises", () => {
  const [board, mix] = [boardDesigns[1], mixDesigns[2]];
  if (board === undefined || mix === undefined) throw new Error("a design is missing");
  const row = prepareMixRow(board, mix);
  for (let run = 0; run < 40; run++) row.simulate(run);
  const figure = row.figure();
  expect(figure.effectiveTasks).toBeGreaterThan(200);
  expect(figure.coverage.count).toBeGreaterThanOrEqual(33);
  expect(listBroken([figure])).toEqual([]);
}, 20_000);
