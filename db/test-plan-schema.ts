import { z } from "zod";
import type { TestPlan } from "../lib/core/scoring/test-plan";
import { visibilities } from "../lib/core/vocabulary";

const expectation = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("equal"), value: z.string() }),
  z.object({ kind: z.literal("identical"), value: z.string() }),
  z.object({ kind: z.literal("truthy"), expected: z.boolean() }),
  z.object({ kind: z.literal("close"), value: z.string(), tolerance: z.string() }),
  z.object({ kind: z.literal("equal-as-tuple"), value: z.string() }),
]);

/** Parses a stored test plan: a jsonb column is a border like any other. */
export const testPlanSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("calls"),
    cases: z.array(z.object({ visibility: z.enum(visibilities), args: z.string(), expectation })),
  }),
  z.object({
    kind: z.literal("checker"),
    source: z.string(),
    visibility: z.enum(visibilities),
  }),
]) satisfies z.ZodType<TestPlan>;
