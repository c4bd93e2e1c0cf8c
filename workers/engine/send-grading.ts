import { listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import { isOpen } from "../jobs/grade-run";
import type { EnginePorts, NewJob } from "./engine-ports";
import { jobId } from "./job-id";
import type { GradePayload } from "./payloads";

/** Candidates of one job: some tens of seconds of work. */
const batchCandidates = 25;

export type GradedRun = Pick<
  GradePayload,
  "cycleId" | "confirmationId" | "runId" | "round" | "publishes"
>;

/**
 * Sends what a run has left to be graded, in batches by the order of its candidates; where nothing is
 * left, its repeats. The same round sends the same jobs, which the queue keeps once.
 */
export async function sendGrading(
  { db, jobs }: Pick<EnginePorts, "db" | "jobs">,
  run: GradedRun,
): Promise<void> {
  const verdicts = await listRunVerdicts(db, run.runId);
  if (!verdicts.some(isOpen)) return sendRepeats({ jobs }, run);
  const batches: NewJob[] = [];
  for (let from = 0; from < verdicts.length; from += batchCandidates) {
    const range = verdicts.slice(from, from + batchCandidates);
    if (range.some(isOpen)) batches.push(toJob(run, { step: "grade", from, count: range.length }));
  }
  await jobs.send(batches);
}

/** Sends the repeats of a run that is graded: they say whether its verdicts hold. */
export async function sendRepeats(
  { jobs }: Pick<EnginePorts, "jobs">,
  run: GradedRun,
): Promise<void> {
  await jobs.send([toJob(run, { step: "repeat", from: 0, count: 0 })]);
}

/** Sends a job again under another id: its worker was told to stop. */
export async function handOn(
  { jobs }: Pick<EnginePorts, "jobs">,
  payload: GradePayload,
): Promise<void> {
  const { step, from, count, handedOn } = payload;
  await jobs.send([toJob(payload, { step, from, count }, handedOn + 1)]);
}

function toJob(
  { cycleId, confirmationId, runId, round, publishes }: GradedRun,
  range: Pick<GradePayload, "step" | "from" | "count">,
  handedOn = 0,
): NewJob {
  return {
    queue: "grade",
    id: jobId(range.step, runId, round, range.from, handedOn),
    payload: { ...range, cycleId, confirmationId, runId, round, publishes, handedOn },
  };
}
