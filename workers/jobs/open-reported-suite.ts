import type { Database } from "../../db/client";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { storeReportedSuite } from "../../db/repositories/store-reported-suite";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { assertSuiteNames } from "./assert-suite-names";
import type { OutcomesImport } from "./outcomes-request";

type Request = Pick<OutcomesImport, "suite" | "systems" | "source" | "acceptIncomplete">;

/** Digits in ids are compared as numbers: task 9 stands before task 10. */
const naturalOrder = new Intl.Collator("en", { numeric: true });

/**
 * The suite that a file's outcomes join, made from the file's tasks where there is none.
 * @throws DomainError bad-input when the suite is graded here, was measured by other tests, or has
 *   other tasks.
 */
export async function openReportedSuite(
  db: Database,
  request: Request,
): Promise<{ suite: SuiteRevision; created: boolean }> {
  const { suite: wish } = request;
  const found = await findSuiteRevision(db, wish.id);
  if (found !== null && found.equality !== null) {
    throw badFit(
      request,
      `the suite ${wish.id} is graded here: outcomes measured elsewhere need a suite of their own, give another --suite`,
    );
  }
  assertNamesStand(request, found);
  if (found === null || found.taskCount === 0) {
    const taskKeys = listTaskKeys(request);
    assertComplete(request, taskKeys);
    return { suite: await storeReportedSuite(db, toSuite(request, taskKeys)), created: true };
  }
  assertSameMeasure(request, found);
  const taskKeys = (await listPublicTasks(db, found.id)).map((task) => task.taskKey);
  assertNoOtherTask(request, taskKeys);
  assertComplete(request, taskKeys);
  return { suite: found, created: false };
}

function listTaskKeys({ systems }: Request): string[] {
  const keys = new Set(systems.flatMap(({ outcomes }) => [...outcomes.keys()]));
  return [...keys].sort((a, b) => naturalOrder.compare(a, b) || (a < b ? -1 : 1));
}

function toSuite({ suite, source }: Request, taskKeys: string[]) {
  return {
    id: suite.id,
    title: suite.title ?? suite.id,
    description: `Outcomes a task, measured elsewhere and brought in as ${source.name}.`,
    format: formatOf(suite.measure),
    source: { name: source.name, licence: suite.licence, fileSha256: source.sha256 },
    taskKeys,
  };
}

function formatOf(measure: string | null): string {
  return measure === null ? "outcomes" : `outcomes/${measure}`;
}

/** A suite is called what it was called when it was made. */
function assertNamesStand({ suite, source }: Request, found: SuiteRevision | null): void {
  if (found !== null) assertSuiteNames(source.name, suite, found);
}

function assertSameMeasure(request: Request, found: SuiteRevision): void {
  const format = formatOf(request.suite.measure);
  if (found.format === format) return;
  const name = (text: string) => text.split("/")[1] ?? "unnamed";
  throw badFit(
    request,
    `the suite ${found.suiteId} was measured by its ${name(found.format)} tests, this file by ${name(format)} ones: give --tests or another --suite`,
  );
}

function assertNoOtherTask(request: Request, taskKeys: readonly string[]): void {
  const known = new Set(taskKeys);
  const other = listTaskKeys(request).filter((key) => !known.has(key));
  if (other.length === 0) return;
  throw badFit(
    request,
    `field task_id: the suite ${request.suite.id} has no ${listSome(other)}: give another --suite`,
  );
}

/** Tasks that a system leaves out must not shrink its denominator, so they must be admitted. */
function assertComplete(request: Request, taskKeys: readonly string[]): void {
  if (request.acceptIncomplete) return;
  for (const { name, outcomes } of request.systems) {
    const missing = taskKeys.filter((key) => !outcomes.has(key));
    if (missing.length === 0) continue;
    throw badFit(
      request,
      `${name} has no outcome for ${listSome(missing)}: add them, or give --incomplete to show it as bounds, unranked`,
    );
  }
}

function listSome(keys: readonly string[]): string {
  const shown = keys.slice(0, 5).join(", ");
  return keys.length > 5 ? `${shown} and ${keys.length - 5} more` : shown;
}

function badFit({ source }: Request, what: string): DomainError {
  return new DomainError("bad-input", `${source.name}: ${what}`);
}
