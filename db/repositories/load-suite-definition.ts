import type { SuiteDefinition } from "../../lib/core/suite/suite-definition";
import type { Database } from "../client";
import { findSuiteCard } from "./find-suite-card";
import { listSuiteTasks } from "./list-suite-tasks";
import type { GradableSuite } from "./suite-revision";

/** A stored revision as it would be imported, with the limits that hold now. */
export async function loadSuiteDefinition(
  db: Database,
  suite: GradableSuite,
): Promise<SuiteDefinition> {
  const tasks = await listSuiteTasks(db, suite.id);
  const { suiteId, title, description, format, compared, equality, k, limits } = suite;
  const about = { id: suiteId, title, description, format, compared, equality, k, limits };
  return {
    ...about,
    exposed: suite.exposed,
    packages: suite.packages,
    source: suite.source,
    card: await findSuiteCard(db, suiteId),
    tasks: tasks.map((task) => ({
      taskKey: task.taskKey,
      baseId: task.baseId,
      category: task.category,
      tier: task.tier,
      language: task.language,
      entryPoint: task.entryPoint,
      prompt: task.prompt,
      testPlan: task.testPlan,
      referenceSolution: task.referenceSolution,
      plantedFaults: task.plantedFaults,
      // Left out where there is none, as it was when the content was hashed.
      ...(task.madeBy === null ? {} : { madeBy: task.madeBy }),
    })),
  };
}
