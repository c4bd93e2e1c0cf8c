import { z } from "zod";
import type { TestPlan } from "../lib/core/scoring/test-plan";
import { visibilities } from "../lib/core/vocabulary";

const expectation = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("equal"), value: z.string() }),
  z.object({ kind: z.literal("identical"), value: z.string() }),
  z.object({ kind: z.literal("truthy"), expected: z.boolean() }),
  z.object({ kind: z.literal("close"), value: z.string(), tolerance: z.string() }),
  z.object({ kind: z.literal("equal-as-tuple"), value: z.string() }),
  z.object({ kind: z.literal("equal-as-int"), value: z.string() }),
  z.object({ kind: z.literal("equal-as-set"), value: z.string() }),
  z.object({
    kind: z.literal("is-close"),
    value: z.string(),
    relativeTolerance: z.string(),
    absoluteTolerance: z.string(),
  }),
  z.object({ kind: z.literal("raises"), error: z.string() }),
]);

const common = { visibility: z.enum(visibilities), expectation };
const callCase = z.union([
  z.object({ ...common, args: z.string() }),
  z.object({ ...common, argsSource: z.string() }),
]);

/** Parses a stored test plan: a jsonb column is a border like any other. */
export const testPlanSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("calls"),
    setup: z.string().exactOptional(),
    cases: z.array(callCase),
  }),
  z.object({
    kind: z.literal("checker"),
    source: z.string(),
    visibility: z.enum(visibilities),
  }),
  z.object({
    kind: z.literal("program"),
    source: z.string(),
    visibility: z.enum(visibilities),
  }),
  z.object({
    kind: z.literal("documentation"),
    code: z.string(),
    parameters: z.array(z.string()),
    errors: z.array(z.string()),
    faults: z.array(z.string()),
  }),
  z.object({
    kind: z.literal("tests"),
    reference: z.string(),
    second: z.string(),
    faults: z.array(z.string()),
  }),
  z.object({
    kind: z.literal("refactoring"),
    original: z.string(),
    goals: z.object({
      maxCyclomatic: z.number(),
      maxNesting: z.number(),
      maxFunctionLines: z.number(),
      maxDuplicatedLines: z.number(),
      keepNames: z.array(z.string()),
    }),
    cases: z.array(callCase),
  }),
]) satisfies z.ZodType<TestPlan>;
