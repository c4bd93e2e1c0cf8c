import { appendRepeatExecution } from "../../db/repositories/append-repeat-execution";
import type { RunWithModel } from "../../db/repositories/find-run";
import { type GradedPlaceRow, listGradedPlaces } from "../../db/repositories/list-graded-places";
import { listRepeatExecutions } from "../../db/repositories/list-repeat-executions";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import { DomainError } from "../../lib/core/errors";
import { type RepeatReport, reportRepeats } from "../../lib/core/scoring/report-repeats";
import { executionsOfRepeated, selectRepeats } from "../../lib/core/scoring/select-repeats";
import type { RepeatSelection } from "../../lib/core/vocabulary";
import { type GradingRules, gradeSubmission } from "./grade-submission";
import { gradingWidth } from "./grading-width";
import { mapConcurrently } from "./map-concurrently";
import type { RunPorts } from "./open-run";

export interface RepeatRequest extends GradingRules {
  run: RunWithModel;
  tasks: SuiteTask[];
  /** The manifest under which the candidates stand and are executed again. */
  manifestSha256: string;
  onProgress?: (total: number) => () => void;
}

interface OpenRepeat {
  place: GradedPlaceRow;
  submissionSha256: string;
  selectedBy: RepeatSelection;
  repetition: number;
}

/**
 * Executes the selected candidates of a graded run until each has three executions, to see whether
 * their verdicts hold; nothing is scored by it. Each repeat is stored as soon as it is known, so an
 * interrupted round goes on where it stopped. A fault of the machine stores nothing: the candidate
 * is reported as not repeated, and the next round tries again.
 */
export async function repeatCandidates(
  ports: RunPorts,
  request: RepeatRequest,
): Promise<RepeatReport<GradedPlaceRow>> {
  const { run, suite, tasks, manifestSha256 } = request;
  const places = await listGradedPlaces(ports.db, run.id);
  const selected = selectRepeats(places, run.cycle, suite.limits);
  const list = () => listRepeatExecutions(ports.db, run.id, manifestSha256);
  const open = listOpen(selected, await list());
  if (open.length > 0) {
    const taskOf = new Map(tasks.map((task) => [task.id, task]));
    const advance = request.onProgress?.(open.length);
    await mapConcurrently(open, gradingWidth(ports.backend), async (repeat) => {
      const task = taskOf.get(repeat.place.taskId);
      if (!task) throw new DomainError("integrity", "a candidate's task is not in the suite");
      await repeatOnce(ports, request, task, repeat);
      advance?.();
    });
  }
  return reportRepeats(places, selected, await list());
}

function listOpen(
  selected: { place: GradedPlaceRow; selectedBy: RepeatSelection }[],
  made: { candidateId: number; repetition: number }[],
): OpenRepeat[] {
  const done = new Set(made.map(({ candidateId, repetition }) => `${candidateId} ${repetition}`));
  return selected.flatMap(({ place, selectedBy }) => {
    const { submissionSha256, candidateId, verdict } = place;
    if (submissionSha256 === null || verdict === null || verdict === "voided") return [];
    const repetitions = Array.from({ length: executionsOfRepeated - 1 }, (_, index) => index + 2);
    return repetitions
      .filter((repetition) => !done.has(`${candidateId} ${repetition}`))
      .map((repetition) => ({ place, submissionSha256, selectedBy, repetition }));
  });
}

async function repeatOnce(
  ports: RunPorts,
  request: RepeatRequest,
  task: SuiteTask,
  { place, submissionSha256, selectedBy, repetition }: OpenRepeat,
): Promise<void> {
  const submission = Buffer.from(await ports.texts.get(submissionSha256)).toString("utf8");
  const { verdict, executed } = await gradeSubmission(ports.backend, request, task, submission);
  if (verdict.kind === "voided" || executed === null) return;
  await appendRepeatExecution(ports.db, {
    candidateId: place.candidateId,
    manifestSha256: request.manifestSha256,
    repetition,
    selectedBy,
    verdict: verdict.kind,
    failureClass: verdict.kind === "failed" ? verdict.failureClass : null,
    cpuMs: executed.usage.cpuMs,
    wallMs: executed.usage.wallMs,
  });
}
