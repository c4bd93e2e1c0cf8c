import { eq } from "drizzle-orm";
import { z } from "zod";
import type { TestPlan } from "../../lib/core/scoring/test-plan";
import type { Database } from "../client";
import { taskSecrets, tasks } from "../schema/tasks";
import { testPlanSchema } from "../test-plan-schema";
import type { PublicTask } from "./list-public-tasks";

/** A task with its hidden tests and reference solution: for the worker alone. */
export interface SuiteTask extends PublicTask {
  testPlan: TestPlan;
  referenceSolution: string;
  plantedFaults: string[];
}

/** The tasks of one suite revision in its order, with their secrets. The web role may not ask. */
export async function listSuiteTasks(db: Database, suiteRevisionId: number): Promise<SuiteTask[]> {
  const rows = await db
    .select({ task: tasks, secrets: taskSecrets })
    .from(tasks)
    .innerJoin(taskSecrets, eq(taskSecrets.taskId, tasks.id))
    .where(eq(tasks.suiteRevisionId, suiteRevisionId))
    .orderBy(tasks.position);
  return rows.map(({ task, secrets }) => ({
    ...task,
    testPlan: testPlanSchema.parse(secrets.testPlan),
    referenceSolution: secrets.referenceSolution,
    plantedFaults: z.array(z.string()).parse(secrets.plantedFaults),
  }));
}
