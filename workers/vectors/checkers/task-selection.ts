import { z } from "zod";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { sampleLabel, selectTasks } from "../../../lib/core/sampling/select-tasks";
import { taskSetDigest } from "../../../lib/core/sampling/task-set-digest";
import { integer, texts } from "../case-fields";
import { defineChecker } from "../define-checker";

export const taskSelectionChecker = defineChecker({
  key: "task_selection",
  inputs: {
    cycle: z.string().min(1),
    pool: z.array(z.object({ id: z.string(), cell: z.string() })).min(1),
    need: z.record(z.string(), integer),
  },
  figures: {
    selected: z.record(z.string(), texts),
    /** The digest that ranks the first task of the pool. */
    first_priority: z.string(),
    task_set_digest: z.string(),
  },
  recompute({ cycle, pool, need }) {
    const selected = selectTasks(pool, new Map(Object.entries(need)), cycle);
    return {
      selected: Object.fromEntries(selected),
      first_priority: sha256Hex(`${sampleLabel(cycle)}/${pool[0]?.id}`),
      task_set_digest: taskSetDigest([...selected.values()].flat()),
    };
  },
});
