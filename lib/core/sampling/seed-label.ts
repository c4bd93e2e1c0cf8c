import { DomainError } from "../errors";

export const seedLabelKinds = ["bootstrap", "raowu", "flip"] as const;
export type SeedLabelKind = (typeof seedLabelKinds)[number];

/** Order in which a label names its dimensions. It decides every draw: never reorder. */
const seedDimensions = ["category", "tier", "language", "level", "repository"] as const;

export type SeedScope = { readonly [dimension in (typeof seedDimensions)[number]]?: string };

const slug = /^[a-z0-9-]+$/;

/**
 * Returns the seed label of a scope, `cgb/v1/<kind>/<cycle>/<scope>`: scope `overall` when it fixes no
 * dimension, otherwise `dimension=value` joined by `&` in the order category, tier, language, level, repository.
 * `cycle` is an ISO week such as `2026-W48`, or the revision of a suite without weeks. No model is
 * named, so all models of a cycle share their draws.
 * Throws DomainError `bad-input` for an empty cycle or a value that is not a slug (a–z, 0–9, `-`).
 */
export function seedLabel(kind: SeedLabelKind, cycle: string, scope: SeedScope): string {
  if (cycle === "") throw new DomainError("bad-input", "a seed label needs a cycle or a revision");
  const terms = seedDimensions.flatMap((dimension) => {
    const value = scope[dimension];
    if (value === undefined) return [];
    if (slug.test(value)) return [`${dimension}=${value}`];
    throw new DomainError("bad-input", `${dimension} of a seed label is not a slug: ${value}`);
  });
  return `cgb/v1/${kind}/${cycle}/${terms.length === 0 ? "overall" : terms.join("&")}`;
}
