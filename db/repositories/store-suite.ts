import { and, eq, sql } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { caseVisibilities } from "../../lib/core/scoring/case-visibilities";
import type { TestPlan } from "../../lib/core/scoring/test-plan";
import { requireRunnableTests } from "../../lib/core/suite/require-runnable-tests";
import type { SuiteDefinition, TaskDefinition } from "../../lib/core/suite/suite-definition";
import type { Database } from "../client";
import { suiteRevisions, suites } from "../schema/suites";
import { taskSecrets, tasks } from "../schema/tasks";
import { findSuiteRevision } from "./find-suite-revision";

export interface StoredSuite {
  suiteRevisionId: number;
  suite: string;
  revision: string;
  contentSha256: string;
  taskCount: number;
  /** False when the same content was stored before. */
  created: boolean;
}

const revisionDigits = 12;
/** Rows a statement: PostgreSQL takes 65,535 parameters at most. */
const rowsPerInsert = 500;

/**
 * Stores a suite's content as a revision, all of it or nothing. The same content again finds the
 * revision that it made.
 * @throws DomainError bad-input when there is no task, two share a key, tests that are asked for would
 *   be held to a list of packages, or the id is that of a suite
 *   of outcomes measured elsewhere, which never joins one that is graded here.
 */
export async function storeSuite(db: Database, definition: SuiteDefinition): Promise<StoredSuite> {
  assertTasks(definition);
  requireRunnableTests(definition);
  const contentSha256 = hashSuiteContent(definition);
  return db.transaction(async (transaction) => {
    // Two imports of one suite take turns, so that the second finds what the first stored.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`errorbar:suite:${definition.id}`}, 0))`,
    );
    const stored = {
      suite: definition.id,
      revision: contentSha256.slice(0, revisionDigits),
      contentSha256,
      taskCount: definition.tasks.length,
    };
    await assertNotReported(transaction, definition.id);
    const found = await findByContent(transaction, definition.id, contentSha256);
    if (found !== null) return { ...stored, suiteRevisionId: found, created: false };
    const suiteRevisionId = await insertRevision(transaction, definition, stored);
    await insertTasks(transaction, suiteRevisionId, definition.tasks);
    return { ...stored, suiteRevisionId, created: true };
  });
}

/**
 * The hash that names a revision. What a suite is called and what is said of it may change without
 * making another one.
 */
export function hashSuiteContent(definition: SuiteDefinition): string {
  const {
    title: _title,
    description: _description,
    card: _card,
    packages,
    ...content
  } = definition;
  // Left out where there is none: suites had no such field at first, and keep their hash.
  return sha256Hex(canonicalJson(packages === null ? content : { ...content, packages }));
}

/** The hash that names a task's content: whatever is shown of it, and its tests. */
export function hashTaskContent(task: TaskDefinition): string {
  const { referenceSolution: _reference, plantedFaults: _faults, ...content } = task;
  return sha256Hex(canonicalJson(content));
}

function assertTasks(definition: SuiteDefinition): void {
  if (definition.tasks.length === 0) {
    throw new DomainError("bad-input", `the suite ${definition.id} has no task`);
  }
  const seen = new Set<string>();
  for (const { taskKey } of definition.tasks) {
    if (seen.has(taskKey)) {
      throw new DomainError("bad-input", `the suite ${definition.id} has two tasks ${taskKey}`);
    }
    seen.add(taskKey);
  }
}

async function assertNotReported(db: Database, suiteId: string): Promise<void> {
  const newest = await findSuiteRevision(db, suiteId);
  if (newest === null || newest.equality !== null || newest.taskCount === 0) return;
  throw new DomainError(
    "bad-input",
    `the suite ${suiteId} holds outcomes measured elsewhere: give the tasks another --suite`,
  );
}

async function findByContent(
  db: Database,
  suiteId: string,
  contentSha256: string,
): Promise<number | null> {
  const [row] = await db
    .select({ id: suiteRevisions.id })
    .from(suiteRevisions)
    .where(
      and(eq(suiteRevisions.suiteId, suiteId), eq(suiteRevisions.contentSha256, contentSha256)),
    );
  return row?.id ?? null;
}

async function insertRevision(
  db: Database,
  definition: SuiteDefinition,
  stored: { revision: string; contentSha256: string; taskCount: number },
): Promise<number> {
  const { id, title, description } = definition;
  await db.insert(suites).values({ id, title, description }).onConflictDoNothing();
  const [row] = await db
    .insert(suiteRevisions)
    .values({
      suiteId: id,
      revision: stored.revision,
      contentSha256: stored.contentSha256,
      format: definition.format,
      compared: definition.compared,
      equality: definition.equality,
      k: definition.k,
      limits: definition.limits,
      packages: definition.packages,
      source: definition.source,
      exposed: definition.exposed,
      taskCount: stored.taskCount,
    })
    .returning({ id: suiteRevisions.id });
  if (row === undefined) throw new DomainError("integrity", `the suite ${id} was not stored`);
  return row.id;
}

async function insertTasks(
  db: Database,
  suiteRevisionId: number,
  definitions: TaskDefinition[],
): Promise<void> {
  for (let start = 0; start < definitions.length; start += rowsPerInsert) {
    const chunk = definitions.slice(start, start + rowsPerInsert);
    const inserted = await db
      .insert(tasks)
      .values(chunk.map((task, offset) => toTaskRow(task, suiteRevisionId, start + offset)))
      .returning({ id: tasks.id, taskKey: tasks.taskKey });
    const ids = new Map(inserted.map((row) => [row.taskKey, row.id]));
    await db.insert(taskSecrets).values(chunk.map((task) => toSecretsRow(task, ids)));
  }
}

function toTaskRow(task: TaskDefinition, suiteRevisionId: number, position: number) {
  const { testPlan, referenceSolution: _reference, plantedFaults: _faults, ...publicPart } = task;
  return {
    ...publicPart,
    suiteRevisionId,
    position,
    contentSha256: hashTaskContent(task),
    testSuiteVersion: sha256Hex(canonicalJson(testPlan)),
    ...countCases(testPlan),
  };
}

function countCases(plan: TestPlan): { caseCount: number; publicCaseCount: number } {
  const visibilities = caseVisibilities(plan);
  const publicCaseCount = visibilities.filter((visibility) => visibility === "public").length;
  return { caseCount: visibilities.length, publicCaseCount };
}

function toSecretsRow(task: TaskDefinition, ids: Map<string, number>) {
  const taskId = ids.get(task.taskKey);
  if (taskId === undefined) throw new DomainError("integrity", `${task.taskKey} was not stored`);
  const { testPlan, referenceSolution, plantedFaults } = task;
  return { taskId, testPlan, referenceSolution, plantedFaults };
}
