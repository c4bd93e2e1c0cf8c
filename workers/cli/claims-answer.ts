import type { ImportedClaims } from "../jobs/import-claims";

/** The document that an import of claims answers. */
export function toClaimsAnswer(
  { suite, suiteCreated, models, metrics, claims, created }: ImportedClaims,
  { format, notes }: { format: string; notes: string[] },
) {
  return {
    suite: suite.suiteId,
    revision: suite.revision,
    suiteCreated,
    format,
    models,
    metrics,
    claims,
    created,
    unchanged: claims - created,
    notes,
  };
}

/** The same in words. */
export function describeClaims(answer: ReturnType<typeof toClaimsAnswer>): string {
  const { suite, claims, models, created, unchanged, metrics } = answer;
  if (created === 0) return `${suite}: nothing changed, ${unchanged} claims stood already`;
  const stood = unchanged > 0 ? `; ${unchanged} stood already` : "";
  return `${suite}: ${created} of ${claims} claims about ${models} systems added, never ranked (${metrics.join(", ")})${stood}`;
}
