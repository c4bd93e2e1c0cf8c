import "server-only";
import { listCycleEvents } from "../../db/repositories/list-cycle-events";
import { isWholeSuite } from "../../db/repositories/task-scope";
import type { Board } from "../contracts/board";
import { type Week, type WhatChanged, whatChanged } from "../core/cycle/what-changed";
import { isWeekName } from "../core/sampling/iso-week";
import { readWeek, toWeek } from "./read-week";
import { webDatabase } from "./web-database";

/** What a week's whole board has to say against the week before it; null where there is none. */
export async function getWhatChanged(board: Board): Promise<WhatChanged | null> {
  const { suite, cycle, scope } = board;
  if (!isWeekName(cycle) || !isWholeSuite(scope)) return null;
  const earlier = suite.cycles.filter((week) => isWeekName(week) && week < cycle).sort();
  const last = earlier.at(-1);
  const before = last === undefined ? null : await readWeek(suite.id, last);
  if (before === null) return null;
  const events = await listCycleEvents(webDatabase(), { suiteId: suite.id, cycle });
  return whatChanged(boardWeek(board), before, events);
}

function boardWeek({ cycle, rows, unranked }: Board): Week {
  const apart = unranked.filter((row) => row.reason !== "claim");
  return toWeek(cycle, [
    ...rows.map(({ model, passRate }) => ({ ...model, passRate, isIncomplete: false })),
    ...apart.map(({ model, reason }) => ({
      ...model,
      passRate: null,
      isIncomplete: reason === "incomplete",
    })),
  ]);
}
