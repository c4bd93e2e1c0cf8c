import { z } from "zod";
import { maxK, wholeNumber } from "../../lib/contracts/query";

const name = z.string().regex(/^[\w.-]{1,100}$/);

/** More than four are asked about again, not refused; nobody means as many as this. */
const mostNamed = 20;

const querySchema = z.object({
  suite: name.optional(),
  cycle: name.optional(),
  a: name.optional(),
  b: name.optional(),
  m: z.union([name.transform((slug) => [slug]), z.array(name).max(mostNamed)]).optional(),
  k: wholeNumber(1, maxK).optional(),
});

export interface ComparePageQuery {
  suite: string | undefined;
  cycle: string | undefined;
  k: number | undefined;
  /** Of `m`, each time it is given; otherwise of `a` and `b`, absent where one isn't given. */
  slugs: readonly (string | undefined)[];
}

/** What the address asks for, an empty value counting as absent; null when that can't exist. */
export function parseComparePageQuery(
  raw: Record<string, string | string[] | undefined>,
): ComparePageQuery | null {
  const given = Object.entries(raw)
    .map(([key, value]) => [key, Array.isArray(value) ? value.filter(Boolean) : value] as const)
    .filter(([, value]) => value !== "" && value?.length !== 0);
  const parsed = querySchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) return null;
  const { suite, cycle, k, a, b, m } = parsed.data;
  return { suite, cycle, k, slugs: m ?? [a, b] };
}
