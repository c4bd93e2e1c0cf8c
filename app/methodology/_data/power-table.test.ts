import { expect, test } from "vitest";
import { pairsNeeded } from "../../../lib/core/stats/pairs-needed";
import { resolvableGap } from "../../../lib/core/stats/resolvable-gap";
import { pairsForThreePoints, powerTable } from "./power-table";

test.each(powerTable.rows)(
  "the gaps at discordance $discordance are those of the exact test",
  (row) => {
    const gaps = powerTable.tests.map((tests) =>
      resolvableGap({
        tasks: powerTable.tasks,
        discordance: row.discordance,
        alpha: 0.05 / tests,
        power: powerTable.power,
      }),
    );
    expect(gaps).toEqual(row.points.map((points) => points / 100));
  },
);

test.each(pairsForThreePoints)("at discordance $discordance 3 points take $pairs tasks", (row) => {
  expect(pairsNeeded(row.discordance, 0.03)).toBe(row.pairs);
});
