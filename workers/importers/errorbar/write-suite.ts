import type { SuiteDefinition } from "../../../lib/core/suite/suite-definition";
import { portableSuiteSchema, type WrittenSuite } from "./suite-schema";

/**
 * A stored suite as a portable document, hidden tests and reference solutions included. Read again,
 * its content has the same hash.
 */
export function writePortableSuite(definition: SuiteDefinition): WrittenSuite {
  const { id, title, description, source, format, tasks, ...rest } = definition;
  const { name, licence, fileSha256 } = source;
  return portableSuiteSchema.parse({
    errorbar: 1,
    suite: { id, title, description, licence, source: { name, format, fileSha256 }, ...rest },
    tasks: tasks.map((task) => ({
      id: task.taskKey,
      base: task.baseId,
      category: task.category,
      tier: task.tier,
      language: task.language,
      entryPoint: task.entryPoint,
      prompt: task.prompt,
      tests: { plan: task.testPlan },
      reference: task.referenceSolution,
      faults: task.plantedFaults,
      ...(task.madeBy === undefined ? {} : { madeBy: task.madeBy }),
    })),
  });
}
