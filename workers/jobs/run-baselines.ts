import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { registerModel } from "../../db/repositories/register-model";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { baselineAnswer } from "../../lib/core/baselines/baseline-answer";
import { baselines } from "../../lib/core/baselines/baselines";
import type { GraderFor } from "../../lib/core/ports/grader";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { undisclosedGeneration } from "./build-manifest";
import { evaluateAnswers } from "./evaluate-answers";
import { gradeAnswers } from "./grade-answers";
import type { EvaluationPorts } from "./open-run";

/** No model answers: what a language model would be asked with does not apply. */
const baselineGeneration: Manifest["generation"] = {
  ...undisclosedGeneration,
  modelBuild: "built in",
  seedPolicy: "SHA-256 of baseline and task",
  candidatesPerTask: 1,
  repairLoop: "none",
  harness: "none",
};

/** Grades each built-in baseline over a suite of the project's own; a repeat finds them done. */
export async function runBaselines(
  ports: EvaluationPorts,
  workerUrl: string,
  suite: GradableSuite,
  graderFor: GraderFor,
  onProgress: (label: string, total: number) => () => void,
): Promise<void> {
  const tasks = await listSuiteTasks(ports.db, suite.id);
  for (const { slug, name } of baselines) {
    const entry = { slug, name, provider: "Errorbar", revision: "1", synthetic: true };
    const { model } = await registerModel(ports.db, entry);
    const answers = tasks.map((task) => ({
      taskKey: task.taskKey,
      candidateIndex: 0,
      completion: baselineAnswer(slug, task),
      rawResponse: null,
      promptTokens: null,
      completionTokens: null,
      latencyMs: null,
      finishReason: null,
      extraFields: {},
    }));
    const source = {
      name: `built-in baseline ${slug}`,
      sha256: sha256Hex(answers.map((answer) => sha256Hex(answer.completion)).join("\n")),
    };
    const given = { suite, tasks, answers, generation: baselineGeneration };
    await evaluateAnswers(
      ports,
      workerUrl,
      {
        ...given,
        model,
        evidence: gradeAnswers({ ...given, made: "here", answersWithheld: true }).grade,
        source,
        submissionsWithheld: true,
      },
      graderFor,
      (total, step) => onProgress(step === "grading" ? name : `${name}, again`, total),
    );
  }
}
