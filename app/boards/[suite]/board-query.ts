import { z } from "zod";
import { maxK, wholeNumber } from "../../../lib/contracts/query";
import { languages, taskCategories, tiers } from "../../../lib/core/vocabulary";

/** Of a board that the server answers for what is asked of it. */
export const boardPageQuerySchema = z.object({
  cycle: z.string().max(200, "must be at most 200 letters").optional(),
  k: wholeNumber(1, maxK).optional(),
  category: z.enum(taskCategories).optional(),
  tier: z.enum(tiers.map(String)).transform(Number).pipe(z.literal(tiers)).optional(),
  language: z.enum(languages).optional(),
});

/** What the address asks for, an empty value for nothing; null when it asks for something that can't exist. */
export function parseBoardQuery(
  raw: Record<string, string | string[] | undefined>,
): z.infer<typeof boardPageQuerySchema> | null {
  const asked = Object.entries(raw).filter(([, value]) => value !== undefined && value !== "");
  const parsed = boardPageQuerySchema.safeParse(Object.fromEntries(asked));
  return parsed.success ? parsed.data : null;
}
