import type { z } from "zod";
import { boardSchema, suiteSummarySchema } from "./board";
import { taskSchema } from "./task";

/** A line of tasks.jsonl: the public part of a task. */
export const archivedTaskSchema = taskSchema.pick({
  id: true,
  suite: true,
  revision: true,
  exposed: true,
  baseId: true,
  category: true,
  tier: true,
  language: true,
  entryPoint: true,
  prompt: true,
  contentSha256: true,
  testSuiteVersion: true,
  cases: true,
  publicCases: true,
});
export type ArchivedTask = z.infer<typeof archivedTaskSchema>;

/** board.json: a board without what other cycles of its suite would change of it. */
export const archivedBoardSchema = boardSchema.extend({
  suite: suiteSummarySchema.omit({ cycles: true, rankedModels: true, claimedModels: true }),
});
export type ArchivedBoard = z.infer<typeof archivedBoardSchema>;
