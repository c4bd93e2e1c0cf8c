import { DomainError } from "../../lib/core/errors";
import type { Grader, GraderFor } from "../../lib/core/ports/grader";
import type { TaskCategory } from "../../lib/core/vocabulary";
import { functionCompletionGrader } from "./function-completion/grader";

/** Makes the graders ready; then each category's at once. */
export async function openGraders(): Promise<GraderFor> {
  const graders: Partial<Record<TaskCategory, Grader>> = {
    "function-completion": functionCompletionGrader,
    "algorithm-implementation": {
      ...functionCompletionGrader,
      category: "algorithm-implementation",
    },
    "bug-fixing": { ...functionCompletionGrader, category: "bug-fixing" },
    "code-translation": { ...functionCompletionGrader, category: "code-translation" },
  };
  return (category) => {
    const grader = graders[category];
    if (grader) return grader;
    throw new DomainError("environment", `this version has no grader for ${category}`);
  };
}
