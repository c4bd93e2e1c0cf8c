import type { GraderFor } from "../../lib/core/ports/grader";
import { type Evaluation, type EvaluationStep, evaluateRun } from "./evaluate-run";
import { MemoryObjectStore } from "./memory-object-store";
import { type EvaluationPorts, openRun, type RunRequest } from "./open-run";

/**
 * From answers to a score record: stores the run, grades what has no verdict, publishes, then
 * executes some candidates again. Safe to repeat and to interrupt at any point: a repeat goes on
 * where the last one stopped.
 * @throws DomainError bad-input, and no record is made, where tries go on after the first success that
 *   ended them by the manifest.
 * @param workerUrl connection for the lock that keeps two processes from grading one run
 * @param onProgress called as a step begins; what it returns, after each of the step's candidates
 */
export async function evaluateAnswers(
  outside: EvaluationPorts,
  workerUrl: string,
  request: RunRequest,
  graderFor: GraderFor,
  onProgress?: (total: number, step: EvaluationStep) => () => void,
): Promise<Evaluation> {
  // Reference solutions stay off every disk that the site can read; a repeat brings them again.
  const texts = request.submissionsWithheld ? new MemoryObjectStore() : outside.objects;
  const ports = { ...outside, texts };
  const runId = await openRun(ports, request);
  const { suite, tasks, source } = request;
  const stored = { runId, suite, tasks, sourceName: source.name };
  return evaluateRun(ports, workerUrl, stored, graderFor, onProgress);
}
