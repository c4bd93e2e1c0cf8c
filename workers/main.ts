import { join } from "node:path";
import { appendSuiteCard } from "../db/repositories/append-suite-card";
import { findSuiteById } from "../db/repositories/find-suite-by-id";
import { storeSuite } from "../db/repositories/store-suite";
import { requireGradable } from "../db/repositories/suite-revision";
import { DomainError } from "../lib/core/errors";
import { findKnownCard } from "../lib/core/suite/cards/find-known-card";
import { drawStarterTasks } from "../lib/core/suite/draw-pool-tasks";
import { checkoutRoot } from "./checkout-root";
import type { CommandContext } from "./cli/command-context";
import { openGraders } from "./graders/graders";
import { readPool } from "./importers/errorbar-pool/read-pool";
import { runBaselines } from "./jobs/run-baselines";
import { openSandbox } from "./open-sandbox";
import { missingForSandbox } from "./sandbox/bubblewrap-backend";

/** What serving needs to know about the machine it runs on. */
export interface BoardPreparation {
  /** What keeps this machine from making records, each with its remedy; empty when nothing does. */
  missing: string[];
}

/**
 * Fills an empty database before the site is served: loads the project's own tasks and grades the
 * built-in baselines over them. Repeating it finds everything done. A machine that can't isolate
 * programs gets no records and says why; only what is broken throws.
 */
export async function prepareBoards(context: CommandContext): Promise<BoardPreparation> {
  const db = await context.database();
  const { suite: pool } = await readPool(join(checkoutRoot, "workers/pool"));
  const starter = { ...pool, tasks: drawStarterTasks(pool.tasks) };
  const { suite, suiteRevisionId } = await storeSuite(db, starter);
  await appendSuiteCard(db, suite, findKnownCard({ suite, format: pool.format }));
  const missing = missingForSandbox();
  if (missing.length > 0) return { missing };
  const revision = await findSuiteById(db, suiteRevisionId);
  if (revision === null) throw new DomainError("integrity", `the suite ${suite} vanished`);
  const gradable = requireGradable(revision);
  const { workerUrl } = await context.databaseServer();
  const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
  try {
    const ports = { db, objects: context.objects(), backend };
    await runBaselines(ports, workerUrl, gradable, await openGraders(), (label, total) => {
      if (total === 0) return () => {};
      const progress = context.output.progress(label, total);
      let done = 0;
      return () => {
        progress.advance();
        done += 1;
        if (done === total) progress.stop();
      };
    });
  } finally {
    await backend.close();
  }
  return { missing };
}
