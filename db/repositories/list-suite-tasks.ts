import { eq } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "../../lib/core/errors";
import type { TestPlan } from "../../lib/core/scoring/test-plan";
import type { Language, TaskCategory } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { taskSecrets, tasks } from "../schema/tasks";
import { testPlanSchema } from "../test-plan-schema";
import type { PublicTask } from "./list-public-tasks";

/** A task with its hidden tests and reference solution: for the worker alone. */
export interface SuiteTask extends PublicTask {
  category: TaskCategory;
  language: Language;
  entryPoint: string;
  prompt: string;
  testSuiteVersion: string;
  testPlan: TestPlan;
  /** Null where the benchmark ships none. */
  referenceSolution: string | null;
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
    ...requireContent(task),
    testPlan: testPlanSchema.parse(secrets.testPlan),
    referenceSolution: secrets.referenceSolution,
    plantedFaults: z.array(z.string()).parse(secrets.plantedFaults),
  }));
}

function requireContent(task: PublicTask) {
  const { category, language, entryPoint, prompt, testSuiteVersion } = task;
  if (!category || !language || entryPoint === null || prompt === null || !testSuiteVersion) {
    throw new DomainError("integrity", `task ${task.taskKey} has tests and no content`);
  }
  return { ...task, category, language, entryPoint, prompt, testSuiteVersion };
}
