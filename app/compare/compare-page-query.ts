import { z } from "zod";
import { maxK, wholeNumber } from "../../lib/contracts/query";

const nameRule = "must be 1 to 100 letters, digits, '.', '_' or '-'";
const name = z.string().regex(/^[\w.-]{1,100}$/, nameRule);

/** More than four are asked about again, not refused; nobody means as many as this. */
const mostNamed = 20;

/** Of the page that compares two to four models. */
export const comparePageQuerySchema = z.object({
  suite: name.optional(),
  cycle: name.optional(),
  a: name.optional(),
  b: name.optional(),
  c: name.optional(),
  d: name.optional(),
  m: z
    .union(
      [name.transform((slug) => [slug]), z.array(name).max(mostNamed)],
      `must be slugs, at most ${mostNamed}`,
    )
    .optional(),
  k: wholeNumber(1, maxK).optional(),
});

export interface ComparePageQuery {
  suite: string | undefined;
  cycle: string | undefined;
  k: number | undefined;
  /** Of `m`, each time it is given; otherwise of `a` to `d`: the first two are absent where they aren't given. */
  slugs: readonly (string | undefined)[];
}

/** What the address asks for, an empty value counting as absent; null when that can't exist. */
export function parseComparePageQuery(
  raw: Record<string, string | string[] | undefined>,
): ComparePageQuery | null {
  const given = Object.entries(raw)
    .map(([key, value]) => [key, Array.isArray(value) ? value.filter(Boolean) : value] as const)
    .filter(([, value]) => value !== "" && value?.length !== 0);
  const parsed = comparePageQuerySchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) return null;
  const { suite, cycle, k, a, b, c, d, m } = parsed.data;
  const further = [c, d].filter((slug) => slug !== undefined);
  return { suite, cycle, k, slugs: m ?? [a, b, ...further] };
}
