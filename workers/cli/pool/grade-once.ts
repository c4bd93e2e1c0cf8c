import { extractSubmission } from "../../../lib/core/extraction/extract-submission";
import type { GradedTask, GraderFor } from "../../../lib/core/ports/grader";
import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { ExecutionResult } from "../../../lib/core/scoring/execution";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import type { Verdict } from "../../../lib/core/vocabulary";
import { executeSteps } from "../../jobs/execute-steps";

/** Grades submissions of derived tasks; the same execution for several tasks is made once. */
export class GradeOnce {
  private readonly executed = new Map<string, Promise<ExecutionResult[]>>();

  constructor(
    private readonly backend: SandboxBackend,
    private readonly limits: SandboxLimits,
    private readonly graderFor: GraderFor,
  ) {}

  /** Verdict of a whole program. */
  async submission(task: TaskDefinition, source: string): Promise<Verdict> {
    const graded: GradedTask = { ...task, equality: "typed" };
    const grader = this.graderFor(task.category);
    if (grader.checkFormat(graded, source)) return { kind: "failed", failureClass: "format" };
    const plans = grader.plan(graded, source);
    const key = sha256Hex(JSON.stringify([task.language, plans]));
    let results = this.executed.get(key);
    if (results === undefined) {
      results = executeSteps(this.backend, task.language, this.limits, plans, null).then(
        (executed) => executed.results,
      );
      this.executed.set(key, results);
    }
    return grader.judge(graded, await results, source).verdict;
  }

  /** Verdict of what a model could have written. */
  async completion(task: TaskDefinition, completion: string): Promise<Verdict> {
    const { source } = extractSubmission({ ...task, completion });
    return source === null
      ? { kind: "failed", failureClass: "format" }
      : this.submission(task, source);
  }
}
