import { z } from "zod";

const count = z.number().int();

/** A cell of the draw, which is named tier, category and language. */
export const cycleCellRowSchema = z.object({ cell: z.string(), planned: count, actual: count });

/** A task of a week whose pool may be named. */
export const cycleTaskRowSchema = z.object({ taskId: z.string() });
