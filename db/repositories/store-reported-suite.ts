import { sql } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { Database } from "../client";
import { copyRows } from "../copy-rows";
import { type SuiteSource, suiteRevisions, suites } from "../schema/suites";
import { tasks } from "../schema/tasks";
import { findSuiteRevision } from "./find-suite-revision";
import type { SuiteRevision } from "./suite-revision";

/** A suite of which only the names of its tasks are known, or not even these. */
export interface ReportedSuite {
  id: string;
  title: string;
  description: string;
  /** `outcomes`, with the measure behind a slash where the source has several; or `claims`. */
  format: string;
  source: SuiteSource;
  /** In the suite's order; none where there are claims alone. */
  taskKeys: string[];
}

const revisionDigits = 12;

/** Lets one import at a time look at a suite and add to it; held to the transaction's end. */
export async function lockSuite(db: Database, suiteId: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`errorbar:suite:${suiteId}`}, 0))`,
  );
}

/** Adds a suite, or a revision to one that had claims alone, with its tasks. Call it under the lock. */
export async function storeReportedSuite(
  db: Database,
  suite: ReportedSuite,
): Promise<SuiteRevision> {
  const { id, title, description, format, taskKeys } = suite;
  const contentSha256 = sha256Hex(canonicalJson({ id, format, taskKeys }));
  await db.insert(suites).values({ id, title, description }).onConflictDoNothing();
  const [row] = await db
    .insert(suiteRevisions)
    .values({
      suiteId: id,
      revision: contentSha256.slice(0, revisionDigits),
      contentSha256,
      format,
      compared: "system",
      equality: null,
      k: 1,
      limits: null,
      source: suite.source,
      // Not known here, so the worse is assumed.
      exposed: true,
      taskCount: taskKeys.length,
    })
    .returning({ id: suiteRevisions.id });
  if (row === undefined) throw new DomainError("integrity", `the suite ${id} was not stored`);
  await copyRows(
    db,
    tasks,
    taskKeys.map((taskKey, position) => ({
      suiteRevisionId: row.id,
      taskKey,
      position,
      baseId: taskKey,
      contentSha256: sha256Hex(canonicalJson({ suite: id, taskKey })),
      caseCount: 0,
      publicCaseCount: 0,
    })),
  );
  const stored = await findSuiteRevision(db, id);
  if (stored === null) throw new DomainError("integrity", `the suite ${id} vanished`);
  return stored;
}
