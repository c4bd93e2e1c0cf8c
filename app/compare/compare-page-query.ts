import { z } from "zod";
import { maxK, wholeNumber } from "../../lib/contracts/query";

const name = z.string().regex(/^[\w.-]{1,100}$/);

const querySchema = z.object({
  suite: name.optional(),
  cycle: name.optional(),
  a: name.optional(),
  b: name.optional(),
  k: wholeNumber(1, maxK).optional(),
});
export type ComparePageQuery = z.infer<typeof querySchema>;

/** What the address asks for, an empty value counting as absent; null when that can't exist. */
export function parseComparePageQuery(
  raw: Record<string, string | string[] | undefined>,
): ComparePageQuery | null {
  const given = Object.entries(raw).filter(([, value]) => value !== "");
  const parsed = querySchema.safeParse(Object.fromEntries(given));
  return parsed.success ? parsed.data : null;
}
