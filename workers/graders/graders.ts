import { DomainError } from "../../lib/core/errors";
import type { Grader, GraderFor } from "../../lib/core/ports/grader";
import type { TaskCategory } from "../../lib/core/vocabulary";
import { openParser } from "../syntax/open-parser";
import { algorithmImplementationGrader } from "./algorithm-implementation/grader";
import { bugFixingGrader } from "./bug-fixing/grader";
import { codeTranslationGrader } from "./code-translation/grader";
import { documentationGrader } from "./documentation-generation/grader";
import { functionCompletionGrader } from "./function-completion/grader";
import { refactoringGrader } from "./refactoring/grader";
import { unitTestGrader } from "./unit-test-writing/grader";

/** Makes the graders ready; then each category's at once. */
export async function openGraders(): Promise<GraderFor> {
  const parse = await openParser();
  const graders: Partial<Record<TaskCategory, Grader>> = {
    "function-completion": functionCompletionGrader,
    "algorithm-implementation": algorithmImplementationGrader(functionCompletionGrader),
    "bug-fixing": bugFixingGrader(functionCompletionGrader),
    "code-translation": codeTranslationGrader(functionCompletionGrader),
    "documentation-generation": documentationGrader(parse),
    "unit-test-writing": unitTestGrader,
    refactoring: refactoringGrader(parse, functionCompletionGrader),
  };
  return (category) => {
    const grader = graders[category];
    if (grader) return grader;
    throw new DomainError("environment", `this version has no grader for ${category}`);
  };
}
