import { appendWorkerChecks } from "../../db/repositories/append-worker-checks";
import { findRun } from "../../db/repositories/find-run";
import { type CandidateVerdict, listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import { listWorkerChecks } from "../../db/repositories/list-worker-checks";
import { withRunLock } from "../../db/with-run-lock";
import { DomainError } from "../../lib/core/errors";
import { languages } from "../../lib/core/vocabulary";
import { assertSameMachine } from "../jobs/assert-same-machine";
import { gradeCandidate, isOpen } from "../jobs/grade-run";
import { gradingWidth } from "../jobs/grading-width";
import { mapConcurrently } from "../jobs/map-concurrently";
import { remakeWithheldTexts } from "../jobs/remake-withheld-texts";
import { repeatCandidates } from "../jobs/repeat-candidates";
import { endConfirming } from "./confirmation/send-confirmation";
import type { CycleStage } from "./cycle-stage";
import type { EnginePorts } from "./engine-ports";
import { isUniqueViolation } from "./is-unique-violation";
import { loadStage } from "./load-stage";
import type { GradePayload } from "./payloads";
import { handOn, sendRepeats } from "./send-grading";
import { endGrading } from "./send-publication";

/** Executions of a candidate that the machine spoils before it stays without a verdict. */
const mostVoids = 3;

type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>;

/**
 * Grades a range of a run's candidates, or repeats some of a run that is graded. Several workers may work
 * on one run: each verdict is stored once, whoever comes second stores nothing.
 * @param id of the job, which is ended before its handler returns once nothing is left to send
 */
export async function gradeBatch(
  ports: EnginePorts,
  payload: GradePayload,
  id: string,
  stopping: AbortSignal,
): Promise<void> {
  const stage = await loadStage(ports.db, payload);
  const run = await findRun(ports.db, payload.runId);
  if (run === null) throw new DomainError("integrity", `run ${payload.runId} vanished`);
  const place = { ...stage, cycle: stage.cycle.cycle };
  assertSameMachine(ports.backend, place, run.manifest.execution);
  await noteWorker(ports, payload.cycleId);
  await withRunLock(
    ports.workerUrl,
    run.id,
    () =>
      payload.step === "grade"
        ? gradeRange(ports, { stage, run, payload, stopping })
        : repeatRun(ports, { stage, run, payload, stopping }),
    "shared",
  );
  if (stopping.aborted) return;
  if (payload.step === "grade") {
    const verdicts = await listRunVerdicts(ports.db, run.id);
    if (verdicts.every(({ current }) => current !== null)) await sendRepeats(ports, payload);
  }
  if (!payload.publishes) return;
  const { cycleId, confirmationId } = payload;
  if (confirmationId === undefined) return endGrading(ports, cycleId, id);
  await endConfirming(ports, { cycleId, confirmationId }, id);
}

/** Notes once that this worker takes part in a cycle, and that its sandbox holds. */
async function noteWorker(ports: EnginePorts, cycleId: number): Promise<void> {
  const checks = await ports.checkSandbox();
  const noted = await listWorkerChecks(ports.db, cycleId);
  if (noted.some(({ worker }) => worker === ports.worker)) return;
  const by = { cycleId, worker: ports.worker, checkedAt: ports.clock() };
  await appendWorkerChecks(ports.db, by, checks);
}

interface Batch {
  stage: CycleStage;
  run: Run;
  payload: GradePayload;
  stopping: AbortSignal;
}

async function gradeRange(ports: EnginePorts, batch: Batch): Promise<void> {
  const { stage, run, payload, stopping } = batch;
  const { suite, tasks } = stage;
  const { from, count } = payload;
  for (let round = 0; round < mostVoids; round += 1) {
    const range = (await listRunVerdicts(ports.db, run.id)).slice(from, from + count);
    const owed = inOrderOfLanguage(range.filter(isOpen), tasks);
    if (owed.length === 0) return;
    const texts = run.submissionsWithheld
      ? await remakeWithheldTexts(run, tasks, owed)
      : ports.objects;
    const request = { run, suite, tasks, graderFor: ports.graderFor };
    await mapConcurrently(owed, gradingWidth(ports.backend), async (entry) => {
      if (stopping.aborted) return;
      await gradeOnce(() => gradeCandidate({ ...ports, texts }, request, entry));
    });
    if (stopping.aborted) return handOn(ports, payload);
  }
}

/** Interpreters are started in advance for what was asked for last: those of another language would wait in vain. */
function inOrderOfLanguage(owed: CandidateVerdict[], tasks: CycleStage["tasks"]) {
  const languageOf = new Map(tasks.map(({ id, language }) => [id, languages.indexOf(language)]));
  const place = ({ candidate }: CandidateVerdict) => languageOf.get(candidate.taskId) ?? 0;
  return owed.toSorted((a, b) => place(a) - place(b));
}

/** Another worker that had lost its job's lease may have stored the same verdict: then it stands. */
async function gradeOnce(grade: () => Promise<void>): Promise<void> {
  try {
    await grade();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
  }
}

async function repeatRun(ports: EnginePorts, { stage, run, stopping, payload }: Batch) {
  if (stopping.aborted) return handOn(ports, payload);
  const { suite, tasks } = stage;
  const texts = run.submissionsWithheld
    ? await remakeWithheldTexts(run, tasks, await listRunVerdicts(ports.db, run.id))
    : ports.objects;
  const { manifestSha256 } = run;
  const request = { run, suite, tasks, manifestSha256, graderFor: ports.graderFor };
  await gradeOnce(async () => {
    await repeatCandidates({ ...ports, texts }, request);
  });
}
