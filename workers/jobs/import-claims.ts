import type { Database } from "../../db/client";
import { appendClaims } from "../../db/repositories/append-claims";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { resolveSystems } from "../../db/repositories/resolve-systems";
import { lockSuite, storeReportedSuite } from "../../db/repositories/store-reported-suite";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import type { Claim, ClaimSource } from "../../lib/core/claims/claim";
import { DomainError } from "../../lib/core/errors";
import { assertSuiteNames } from "./assert-suite-names";

export interface ClaimsImport {
  suite: { id: string; title: string | null; licence: string | null };
  claims: readonly Claim[];
  /** Which metrics to take; null for all. A suite with tasks must be told. */
  metrics: readonly string[] | null;
  source: ClaimSource;
}

export interface ImportedClaims {
  suite: SuiteRevision;
  suiteCreated: boolean;
  models: number;
  metrics: string[];
  claims: number;
  created: number;
}

/**
 * Stores claims in one transaction; the same file again changes nothing.
 * @throws DomainError bad-input when a metric is unknown, or the suite has tasks and it isn't said
 *   which metrics belong to it.
 */
export function importClaims(db: Database, request: ClaimsImport): Promise<ImportedClaims> {
  const chosen = chooseClaims(request);
  return db.transaction(async (transaction) => {
    const { id, title, licence } = request.suite;
    await lockSuite(transaction, id);
    const found = await findSuiteRevision(transaction, id);
    if (found !== null) assertJoins(request, found);
    const suite =
      found ??
      (await storeReportedSuite(transaction, {
        id,
        title: title ?? id,
        description: `Scores that ${request.source.name} states, without outcomes a task.`,
        format: "claims",
        source: { name: request.source.name, licence, fileSha256: request.source.sha256 },
        taskKeys: [],
      }));
    const names = [...new Set(chosen.map((claim) => claim.system))];
    const systems = await resolveSystems(transaction, names);
    const idOf = new Map(names.map((name, index) => [name, systems[index]?.id ?? 0]));
    const { created } = await appendClaims(
      transaction,
      id,
      request.source,
      chosen.map((claim) => ({ ...claim, modelId: idOf.get(claim.system) ?? 0 })),
    );
    return {
      suite,
      suiteCreated: found === null,
      models: names.length,
      metrics: [...new Set(chosen.map((claim) => claim.metric))],
      claims: chosen.length,
      created,
    };
  });
}

function chooseClaims({ claims, metrics, source }: ClaimsImport): Claim[] {
  if (metrics === null) return [...claims];
  const known = [...new Set(claims.map((claim) => claim.metric))];
  const unknown = metrics.find((metric) => !known.includes(metric));
  if (unknown !== undefined) {
    throw new DomainError(
      "bad-input",
      `${source.name}: has no metric ${JSON.stringify(unknown)}; give as --metric one of ${listMetrics(known)}`,
    );
  }
  return claims.filter((claim) => metrics.includes(claim.metric));
}

function assertJoins({ suite, metrics, claims, source }: ClaimsImport, found: SuiteRevision): void {
  assertSuiteNames(source.name, suite, found);
  if (found.taskCount === 0 || metrics !== null) return;
  const known = [...new Set(claims.map((claim) => claim.metric))];
  throw new DomainError(
    "bad-input",
    `${source.name}: the suite ${found.suiteId} has tasks of its own: say with --metric what belongs to it, of ${listMetrics(known)}`,
  );
}

function listMetrics(metrics: readonly string[]): string {
  return metrics
    .slice(0, 10)
    .map((metric) => JSON.stringify(metric))
    .join(", ");
}
