import { z } from "zod";

const querySchema = z.object({
  cycle: z.string().min(1).max(200).optional(),
  k: z.coerce.number().int().min(1).max(10_000).optional(),
});

/** What the address asks for; null when it asks for something that can't exist. */
export function parseBoardQuery(
  raw: Record<string, string | string[] | undefined>,
): { cycle?: string; k?: number } | null {
  const parsed = querySchema.safeParse(raw);
  if (!parsed.success) return null;
  const { cycle, k } = parsed.data;
  return { ...(cycle === undefined ? {} : { cycle }), ...(k === undefined ? {} : { k }) };
}
