import type { Database } from "../../db/client";
import type { Model } from "../../db/repositories/find-model";
import { listSourceRuns } from "../../db/repositories/list-source-runs";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import type { Log } from "../../lib/core/ports/log";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { matchesOlderForm } from "../../lib/core/protocol/matches-older-form";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import type { Answer } from "./answer";
import { buildManifest } from "./build-manifest";
import { storeRun } from "./store-run";

export interface RunRequest {
  suite: GradableSuite;
  tasks: SuiteTask[];
  model: Model;
  answers: Answer[];
  generation: Manifest["generation"];
  evidence: EvidenceGrade;
  source: { name: string; sha256: string };
  /** True when the answers are reference solutions: they are then kept out of the site's reach. */
  submissionsWithheld: boolean;
}

/** What an evaluation needs from outside. */
export interface EvaluationPorts {
  db: Database;
  objects: ObjectStore;
  backend: SandboxBackend;
  /** Told of each verdict, where somebody keeps a log. */
  log?: Log;
}

export interface RunPorts extends EvaluationPorts {
  /** Where completions and submissions lie: `objects`, or memory when they may not be shown. */
  texts: ObjectStore;
}

/**
 * Stores a run and its candidates, in one transaction, and returns its id. The same model, answers,
 * suite revision and manifest are the same run: a repeat finds what an interrupted one left.
 * @throws DomainError bad-input when a task of the suite has no answer.
 */
export async function openRun(ports: RunPorts, request: RunRequest): Promise<string> {
  assertEveryTaskAnswered(request);
  const { suite } = request;
  const manifest = buildManifest(suite, request.tasks, ports.backend, request.generation);
  const older = await findOlderForm(ports.db, request, manifest);
  if (older !== null) return older;
  return storeRun(ports, { ...request, manifest, cycle: suite.revision });
}

/** The run that an earlier version stored of the same, before its manifest had all fields. */
async function findOlderForm(
  db: Database,
  { suite, model, source }: RunRequest,
  manifest: Manifest,
): Promise<string | null> {
  const stored = await listSourceRuns(db, {
    suiteRevisionId: suite.id,
    sourceSha256: source.sha256,
  });
  const same = stored.find(
    (run) => run.modelId === model.id && matchesOlderForm(run.manifest, manifest),
  );
  return same?.id ?? null;
}

/** @throws DomainError bad-input when a task of the suite has no answer. */
export function assertEveryTaskAnswered({
  source,
  tasks,
  answers,
}: Pick<RunRequest, "source" | "tasks" | "answers">): void {
  const answered = new Set(answers.map((answer) => answer.taskKey));
  const missing = tasks.filter((task) => !answered.has(task.taskKey)).map((task) => task.taskKey);
  if (missing.length === 0) return;
  const shown = missing.slice(0, 5).join(", ");
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : "";
  throw new DomainError(
    "bad-input",
    `${source.name}: field task_id: no completion for ${shown}${more}; where the model gave none, add a line with an empty completion`,
  );
}
