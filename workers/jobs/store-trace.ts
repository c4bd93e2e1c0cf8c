import type { RunWithModel } from "../../db/repositories/find-run";
import type { CandidateRow } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import { findFiredLimit } from "../../lib/core/scoring/fired-limit";
import { coarsenUsage } from "../../lib/core/trace/coarsen-usage";
import type { Trace } from "../../lib/core/trace/trace";
import { traceCases } from "../../lib/core/trace/trace-cases";
import type { ExecutedSteps } from "./execute-steps";
import type { GradedCandidate } from "./graded-candidate";
import type { RunPorts } from "./open-run";

interface TraceRequest {
  run: RunWithModel;
  suite: GradableSuite;
  task: SuiteTask;
  candidate: CandidateRow;
  graded: GradedCandidate;
  attempt: number;
}

const withheldReason = "a built-in baseline answers with reference solutions, which stay private";

/** Writes the public trace of one candidate; returns the object's SHA-256. */
export async function storeTrace(ports: RunPorts, request: TraceRequest): Promise<string> {
  const trace = await buildTrace(ports, request);
  return ports.objects.put(Buffer.from(JSON.stringify(trace), "utf8"));
}

async function buildTrace(ports: RunPorts, request: TraceRequest): Promise<Trace> {
  const { run, suite, task, candidate, graded } = request;
  const { verdict, executed } = graded;
  const text = (sha256: string) => readText(ports.texts, sha256, run.submissionsWithheld);
  const completion = await text(candidate.completionSha256);
  const { rawResponseSha256, submissionSha256 } = candidate;
  return {
    version: 1,
    runId: run.id,
    suite: suite.suiteId,
    revision: suite.revision,
    model: run.model.slug,
    taskId: task.taskKey,
    candidateIndex: candidate.candidateIndex,
    completion,
    rawResponse: rawResponseSha256 === null ? null : await text(rawResponseSha256),
    extraction: explainExtraction(task, candidate, completion.text),
    submission: submissionSha256 === null ? null : await text(submissionSha256),
    extraFields: candidate.extraFields,
    formatFault: graded.formatFault ?? null,
    execution: executed && describeExecution(ports, request, executed),
    cases: traceCases(task.language, task.testPlan, graded.cases),
    verdict: verdict.kind,
    failureClass: verdict.kind === "failed" ? verdict.failureClass : null,
    fault: verdict.kind === "voided" ? verdict.fault : null,
  };
}

async function readText(
  texts: ObjectStore,
  sha256: string,
  withheld: boolean,
): Promise<Trace["completion"]> {
  const content = await texts.get(sha256);
  const described = { sha256, bytes: content.length };
  if (withheld) return { ...described, text: null, withheld: withheldReason };
  return { ...described, text: Buffer.from(content).toString("utf8") };
}

function explainExtraction(
  task: SuiteTask,
  candidate: CandidateRow,
  completion: string | null,
): Trace["extraction"] {
  if (completion === null) return { kind: candidate.extraction, explanation: withheldReason };
  const { language, category, prompt, entryPoint } = task;
  const question = { language, category, prompt, entryPoint, completion };
  const { kind, explanation } = extractSubmission(question);
  return { kind, explanation };
}

function describeExecution(
  { backend }: RunPorts,
  { suite, task, attempt, graded }: TraceRequest,
  executed: ExecutedSteps,
): Trace["execution"] {
  return {
    attempt,
    backend: backend.nameFor(task.language),
    environmentSha256: backend.environmentSha256(task.language),
    policySha256: backend.policySha256(task.language, suite.limits),
    testSuiteVersion: task.testSuiteVersion,
    startedAt: executed.startedAt.toISOString(),
    endedAt: executed.endedAt.toISOString(),
    exitReason: executed.exitReason,
    ...coarsenUsage(executed.usage),
    stage: executed.stage,
    limit: describeLimit(executed, graded, suite),
    refusedImport: describeRefusal(executed),
  };
}

/** What ended a submission that failed: a planted fault that loops forever says nothing about it. */
function describeLimit(
  { stage, results }: ExecutedSteps,
  { verdict }: GradedCandidate,
  { limits }: GradableSuite,
) {
  // The compiler has limits of its own, which a suite does not set.
  return stage === "run" && verdict.kind === "failed" ? findFiredLimit(results, limits) : null;
}

const longestPackageName = 200;

function describeRefusal({ results }: ExecutedSteps): string | null {
  for (const { load } of results) {
    if (load.kind === "import-refused") return load.detail.slice(0, longestPackageName);
  }
  return null;
}
