import { appendRegrade, type RegradedCandidate } from "../../db/repositories/append-regrade";
import { belongsToCycle } from "../../db/repositories/belongs-to-cycle";
import {
  type CurrentRecordRow,
  findCurrentRecord,
} from "../../db/repositories/find-current-record";
import type { RunWithModel } from "../../db/repositories/find-run";
import { type CandidateVerdict, listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import { DomainError } from "../../lib/core/errors";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { matchesOlderForm } from "../../lib/core/protocol/matches-older-form";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { ScorePayload } from "../../lib/core/scoring/score-payload";
import { buildExecutionContract, languagesOf } from "./build-manifest";
import { buildScorePayload } from "./build-score-payload";
import { type GradingRules, gradeSubmission } from "./grade-submission";
import type { GradedCandidate } from "./graded-candidate";
import { gradingWidth } from "./grading-width";
import { mapConcurrently } from "./map-concurrently";
import type { EvaluationPorts, RunPorts } from "./open-run";
import { remakeWithheldTexts } from "./remake-withheld-texts";
import { repeatCandidates } from "./repeat-candidates";
import { storeTrace } from "./store-trace";
import {
  type ExecutedCandidate,
  isChanged,
  type RegradeSummary,
  reachedVerdict,
  standingVerdict,
  summariseRegrade,
} from "./summarise-regrade";
import { toExecutionRows } from "./to-execution-rows";

export interface RegradeRequest extends GradingRules {
  run: RunWithModel;
  tasks: SuiteTask[];
  /** Stands in the record and in each verdict that changed. */
  reason: string;
  clock: () => Date;
  /** Aborted: what was executed so far may have met a closing machine, and is dropped. */
  signal?: AbortSignal;
  onProgress?: (total: number) => () => void;
}

export interface Regrade extends RegradeSummary {
  /** The record that was appended, and what tells of it; null when none was. */
  record: {
    id: number;
    supersedes: number | null;
    payload: ScorePayload;
    eventIds: number[];
  } | null;
}

/**
 * Executes every archived submission of a run again, under the suite's limits as they are now, and
 * then adds what came of it in one transaction: an interruption before that leaves nothing. A record
 * follows when a verdict or the limits changed; not before a run's week is published, which makes its first. Under changed limits every candidate must have been
 * reached, for the record would otherwise name limits that some of its verdicts never met. Then some
 * candidates are executed three times, as after a first record; what an earlier round left undone
 * under the manifest that stands is made up for.
 */
export async function regradeRun(
  outside: EvaluationPorts,
  request: RegradeRequest,
): Promise<Regrade> {
  const { run, suite } = request;
  const entries = await listRunVerdicts(outside.db, run.id);
  const texts = run.submissionsWithheld
    ? await remakeWithheldTexts(run, request.tasks, entries)
    : outside.objects;
  const ports: RunPorts = { ...outside, texts };
  const current = await findCurrentRecord(ports.db, run.id);
  const standing = current?.manifest ?? run.manifest;
  const execution = buildExecutionContract(suite, languagesOf(request.tasks), ports.backend);
  const limitsChanged =
    canonicalJson(execution.limits) !== canonicalJson(standing.execution?.limits ?? null);
  const all = await executeAll(ports, request, entries);
  request.signal?.throwIfAborted();
  const outcome = summariseRegrade(all, limitsChanged);
  if (limitsChanged && outcome.unreached.length > 0) {
    return { ...outcome, changed: [], record: null };
  }
  const manifest = manifestUnder(execution, { run, standing });
  const isDue =
    current === null
      ? !(await belongsToCycle(ports.db, run))
      : outcome.changed.length > 0 || limitsChanged;
  const append = isDue ? planRecord(request, all, { current, manifest }) : null;
  const rows = await toRows(ports, request, all);
  request.signal?.throwIfAborted();
  const appended = await appendRegrade(ports.db, run.id, rows, append);
  const stands = appended !== null || canonicalJson(manifest) === canonicalJson(standing);
  if (stands) await repeatUnder(sha256Hex(canonicalJson(manifest)), ports, request);
  return {
    ...outcome,
    record:
      append && appended
        ? {
            ...{ id: appended.id, eventIds: appended.eventIds },
            ...{ supersedes: current?.id ?? null, payload: append.payload },
          }
        : null,
  };
}

/**
 * The run's manifest with the machine of now. Where that is the machine of before, which an older form
 * may say in fewer fields, the manifest that stands: its hash names what was executed under it.
 */
function manifestUnder(
  execution: NonNullable<Manifest["execution"]>,
  { run, standing }: { run: RunWithModel; standing: Manifest },
): Manifest {
  const manifest = { ...run.manifest, execution };
  return matchesOlderForm(standing, manifest) ? standing : manifest;
}

/** The new record's verdicts are looked at as those of a first one are: repeats belong to a manifest. */
async function repeatUnder(
  manifestSha256: string,
  ports: RunPorts,
  request: RegradeRequest,
): Promise<void> {
  const { run, suite, tasks, graderFor, onProgress } = request;
  const watched = onProgress ? { onProgress } : {};
  await repeatCandidates(ports, { run, suite, tasks, graderFor, manifestSha256, ...watched });
}

function executeAll(
  ports: RunPorts,
  request: RegradeRequest,
  entries: readonly CandidateVerdict[],
): Promise<ExecutedCandidate[]> {
  const taskOf = new Map(request.tasks.map((task) => [task.id, task]));
  const advance = request.onProgress?.(entries.length);
  return mapConcurrently(entries, gradingWidth(ports.backend), async (entry) => {
    const task = taskOf.get(entry.candidate.taskId);
    if (!task) throw new DomainError("integrity", "a candidate's task is not in the suite");
    const graded = await executeOne(ports, request, task, entry);
    advance?.();
    return { entry, task, graded };
  });
}

async function executeOne(
  ports: RunPorts,
  request: RegradeRequest,
  task: SuiteTask,
  { candidate }: CandidateVerdict,
): Promise<GradedCandidate | null> {
  const { submissionSha256 } = candidate;
  if (submissionSha256 === null) {
    return { verdict: { kind: "failed", failureClass: "format" }, cases: [], executed: null };
  }
  const submission = Buffer.from(await ports.texts.get(submissionSha256)).toString("utf8");
  const graded = await gradeSubmission(ports.backend, request, task, submission);
  return graded.verdict.kind === "voided" ? null : graded;
}

interface RecordPlace {
  current: CurrentRecordRow | null;
  manifest: Manifest;
}

function planRecord(
  { run, suite, tasks, reason, clock }: RegradeRequest,
  all: readonly ExecutedCandidate[],
  { current, manifest }: RecordPlace,
) {
  const manifestSha256 = sha256Hex(canonicalJson(manifest));
  const payload = buildScorePayload(
    { run, suite, tasks },
    all.map(({ entry, graded }) => ({
      taskId: entry.candidate.taskId,
      candidateIndex: entry.candidate.candidateIndex,
      ...(reachedVerdict(graded) ?? standingVerdict(entry)),
    })),
    {
      supersedes: current,
      reason: current ? reason : null,
      manifestSha256,
      evaluatedAt: clock(),
    },
  );
  return {
    payload,
    runId: run.id,
    cycle: run.cycle,
    modelId: run.modelId,
    suiteId: suite.suiteId,
    reason,
    supersedesId: current?.id ?? null,
    manifest: manifestSha256 === run.manifestSha256 ? null : manifest,
    buildCanonical: (previous: string | null) =>
      canonicalJson({ ...payload, previousSha256: previous }),
  };
}

/** Traces are objects, written before the rows that name them; only changed verdicts have new ones. */
function toRows(
  ports: RunPorts,
  request: RegradeRequest,
  all: readonly ExecutedCandidate[],
): Promise<RegradedCandidate[]> {
  const { run, suite, reason } = request;
  const { backend } = ports;
  return mapConcurrently(all, gradingWidth(backend), async (one) => {
    const { entry, task, graded } = one;
    if (graded === null) return { execution: null, verdict: null };
    const { candidate, current, attempts } = entry;
    const attempt = attempts + 1;
    const candidateId = candidate.id;
    const execution = toExecutionRows({ backend, suite, task, candidateId, attempt, graded });
    if (!isChanged(one)) return { execution, verdict: null };
    const trace = { run, suite, task, candidate, graded, attempt };
    const { verdict, failureClass } = reachedVerdict(graded) ?? standingVerdict(entry);
    if (verdict === null) return { execution, verdict: null };
    return {
      execution,
      verdict: {
        candidateId,
        verdict,
        failureClass,
        fault: null,
        traceSha256: await storeTrace(ports, trace),
        supersedesId: current?.id ?? null,
        reason: current ? reason : null,
      },
    };
  });
}
