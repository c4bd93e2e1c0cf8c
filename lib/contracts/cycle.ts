import { z } from "zod";
import { modelFields } from "../core/cycle/cycle-manifest";
import { gateNames } from "../core/cycle/gate-finding";
import { generationContract, manifestSchema } from "../core/protocol/manifest";
import { modelSummarySchema } from "./board";

/** Tasks of one cell, which is named tier, category and language. */
const cellCountSchema = z.object({ cell: z.string(), tasks: z.number().int() });

const ofModel = Object.fromEntries(modelFields.map((field) => [field, true])) as {
  [field in (typeof modelFields)[number]]: true;
};

/** A model of a cycle, with its own part of the manifest. */
export const cycleModelSchema = z.object({
  model: modelSummarySchema,
  /** How it is asked, such as `openai-compatible` or `baseline`. */
  endpoint: z.string(),
  generation: generationContract.pick(ofModel),
  /** Null until the cycle is published. */
  runId: z.string().nullable(),
});
export type CycleModelEntry = z.infer<typeof cycleModelSchema>;

/** What must hold before a cycle is published. */
export const gateFindingSchema = z.object({
  gate: z.enum(gateNames),
  held: z.boolean(),
  detail: z.string(),
});

/** One week's evaluation of all models, as it was frozen. */
export const cycleSchema = z.object({
  /** ISO week. */
  cycle: z.string(),
  /** refused: a gate did not hold, and the board before it stays. */
  state: z.enum(["open", "refused", "published"]),
  suite: z.string(),
  revision: z.string(),
  tasks: z.number().int(),
  /** A task's priority in the draw is the SHA-256 of this label, a slash and its id. */
  seedLabel: z.string(),
  /** SHA-256 of the task ids in byte order, joined by line feeds. */
  digest: z.string(),
  /** In canonical order; cells without tasks are left out. */
  allocation: z.object({ planned: z.array(cellCountSchema), actual: z.array(cellCountSchema) }),
  /** Null until the cycle is published, and as long as its pool is private. */
  taskIds: z.array(z.string()).nullable(),
  /** Tasks that leave the pool after the cycle, and reserves that take their places. */
  rotation: z.object({
    retired: z.number().int(),
    activated: z.number().int(),
    short: z.array(z.object({ cell: z.string(), missing: z.number().int() })),
  }),
  /** Of the canonical JSON of `manifest`. */
  manifestSha256: z.string(),
  /** Everything but the models' own parts. */
  manifest: manifestSchema.extend({ generation: generationContract.omit(ofModel) }),
  models: z.array(cycleModelSchema),
  openedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** Those of the publication, or of the newest refusal; empty before either. */
  gates: z.array(gateFindingSchema),
});
export type CycleEntry = z.infer<typeof cycleSchema>;

/** A week as the list of cycles has it. */
export const cycleListEntrySchema = z.object({
  /** ISO week. */
  cycle: z.string(),
  tasks: z.number().int(),
  openedAt: z.iso.datetime(),
  /** Null until it is published. */
  publishedAt: z.iso.datetime().nullable(),
});

export const cycleListSchema = z.object({ cycles: z.array(cycleListEntrySchema) });
