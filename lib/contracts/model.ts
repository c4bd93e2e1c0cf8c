import { z } from "zod";
import { evidenceGrades } from "../core/vocabulary";
import { modelSummarySchema, passAtKSchema } from "./board";
import { intervalSchema } from "./interval";

export const modelListEntrySchema = modelSummarySchema.extend({
  /** Score records, superseded ones too. */
  records: z.number().int(),
});
export type ModelListEntry = z.infer<typeof modelListEntrySchema>;

export const modelListSchema = z.object({ models: z.array(modelListEntrySchema) });

/** One versioned record of a model, as published. */
export const modelRecordSchema = z.object({
  recordId: z.number().int(),
  sha256: z.string(),
  runId: z.string(),
  suite: z.string(),
  revision: z.string(),
  cycle: z.string(),
  evaluatedAt: z.string(),
  publishedAt: z.iso.datetime(),
  state: z.enum(["complete", "incomplete"]),
  k: z.number().int(),
  /** Null where only counts of trials are known. */
  passed: z.number().int().nullable(),
  tasks: z.number().int(),
  unscored: z.number().int(),
  passRate: z.number().nullable(),
  passAtK: passAtKSchema,
  interval: intervalSchema.nullable(),
  evidence: z.enum(evidenceGrades),
  supersedes: z.number().int().nullable(),
  supersededBy: z.number().int().nullable(),
  /** Why it replaced the record that it supersedes. */
  reason: z.string().nullable(),
});
export type ModelRecord = z.infer<typeof modelRecordSchema>;

export const modelDetailSchema = z.object({
  model: modelSummarySchema,
  /** Records that nothing supersedes, newest first. */
  current: z.array(modelRecordSchema),
});
export type ModelDetail = z.infer<typeof modelDetailSchema>;

export const modelHistorySchema = z.object({
  model: modelSummarySchema,
  /** Null when the history spans every suite. */
  suite: z.string().nullable(),
  /** Every record, superseded ones too, oldest first. */
  records: z.array(modelRecordSchema),
});
export type ModelHistory = z.infer<typeof modelHistorySchema>;
