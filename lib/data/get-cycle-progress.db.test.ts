import { expect, test } from "vitest";
import type { Database } from "../../db/client";
import type { Cycle } from "../../db/repositories/find-cycle";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { storeSuite } from "../../db/repositories/store-suite";
import { modelAnswers, modelReplies } from "../../db/schema";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { getCycleProgress } from "./get-cycle-progress";
import { openWeek } from "./test-support/open-week";
import { type Publisher, publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";

const week = "2026-W48";
const now = new Date();
const minutesAgo = (minutes: number) => new Date(now.getTime() - 60_000 * minutes);
let publisher: Publisher;
let cycle: Cycle;
let taskIds: number[] = [];

withSite(async (opened) => {
  publisher = opened;
  const tasks = [0, 1, 2, 3].map((at) => sampleTask(`sample/${at}`));
  const { suiteRevisionId } = await storeSuite(opened.db, sampleSuite({ tasks }));
  cycle = await openWeek(opened.db, { cycle: week, suiteRevisionId, slug: "alpha" });
  taskIds = (await listPublicTasks(opened.db, suiteRevisionId)).map(({ id }) => id);
});

/** A reply to the task of a place, and its answer unless the attempt failed. */
async function reply(db: Database, place: number, attempt: number, askedAt: Date, failed = false) {
  const [model] = await db.query.cycleModels.findMany();
  const asked = { cycleId: cycle.id, modelId: model?.modelId ?? 0, taskId: taskIds[place] ?? 0 };
  const [row] = await db
    .insert(modelReplies)
    .values({
      ...{ ...asked, candidateIndex: 0, attempt, latencyMs: 1, askedAt },
      ...(failed
        ? { kind: "failed" as const, fault: "timed-out" as const }
        : { kind: "replied" as const, httpStatus: 200, rawSha256: "0".repeat(64) }),
    })
    .returning();
  if (failed || row === undefined) return;
  await db.insert(modelAnswers).values({ replyId: row.id, completionSha256: "0".repeat(64) });
}

test("a week's progress counts each answered question once, and paces by the last ten minutes", async () => {
  const { db } = publisher;
  expect(await getCycleProgress(week, 4, now)).toMatchObject({
    questions: 4,
    answered: 0,
    wait: { until: "answers", ms: null },
  });
  await reply(db, 0, 1, minutesAgo(30));
  await reply(db, 1, 1, minutesAgo(9), true);
  await reply(db, 1, 2, minutesAgo(8));
  const { models, ...status } = await getCycleProgress(week, 4, now);
  // One in ten minutes, two to come.
  const wait = { until: "answers", ms: 1_200_000 };
  expect(status).toEqual({ questions: 4, answered: 2, graded: 0, wait });
  expect(models).toMatchObject([{ model: "alpha", attempts: 3, failedAttempts: 1, answered: 2 }]);
});

test("with every answer in a run, verdicts are waited for, and nothing once all are there", async () => {
  const run = { slug: "alpha", suiteRevisionId: cycle.suiteRevisionId, cycle: week };
  await publishRun(publisher, { ...run, id: "a", verdicts: [".", "w", "v", "v"] });
  const later = new Date();
  expect(await getCycleProgress(week, 4, later)).toMatchObject({
    ...{ answered: 4, graded: 2, wait: { until: "verdicts", ms: 600_000 } },
  });
  await publishRun(publisher, { ...run, id: "b", slug: "beta", verdicts: [".", ".", ".", "w"] });
  const { models } = await getCycleProgress(week, 4, later);
  expect(models.map(({ model }) => model)).toEqual(["alpha"]);
});
