import type { Database } from "../../db/client";
import { createRun, type NewCandidate } from "../../db/repositories/create-run";
import type { Model } from "../../db/repositories/find-model";
import { listSourceRuns } from "../../db/repositories/list-source-runs";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { matchesOlderForm } from "../../lib/core/protocol/matches-older-form";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import { buildManifest } from "./build-manifest";
import { mapConcurrently } from "./map-concurrently";

/** One answer to one task, wherever it came from. */
export interface Answer {
  taskKey: string;
  candidateIndex: number;
  completion: string;
  rawResponse: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
  latencyMs: number | null;
  finishReason: string | null;
  extraFields: Record<string, unknown>;
}

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
}

export interface RunPorts extends EvaluationPorts {
  /** Where completions and submissions lie: `objects`, or memory when they may not be shown. */
  texts: ObjectStore;
}

const objectWriters = 8;
const runIdDigits = 16;

/**
 * Stores a run and its candidates, in one transaction, and returns its id. The same model, answers,
 * suite revision and manifest are the same run: a repeat finds what an interrupted one left.
 * @throws DomainError bad-input when a task of the suite has no answer.
 */
export async function openRun(ports: RunPorts, request: RunRequest): Promise<string> {
  assertEveryTaskAnswered(request);
  const { suite, model, source } = request;
  const manifest = buildManifest(suite, request.tasks, ports.backend, request.generation);
  const manifestSha256 = sha256Hex(canonicalJson(manifest));
  const identitySha256 = sha256Hex(
    canonicalJson({
      suite: suite.contentSha256,
      model: model.slug,
      source: source.sha256,
      manifest: manifestSha256,
    }),
  );
  const id = identitySha256.slice(0, runIdDigits);
  const older = await findOlderForm(ports.db, request, manifest);
  if (older !== null) return older;
  const candidates = await storeAnswers(ports.texts, request);
  await createRun(
    ports.db,
    {
      id,
      identitySha256,
      suiteRevisionId: suite.id,
      modelId: model.id,
      cycle: suite.revision,
      manifest,
      manifestSha256,
      evidence: request.evidence,
      sourceName: source.name,
      sourceSha256: source.sha256,
      submissionsWithheld: request.submissionsWithheld,
    },
    candidates,
  );
  return id;
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

/** Objects first: a row may never name a text that was not kept. */
function storeAnswers(texts: ObjectStore, request: RunRequest): Promise<NewCandidate[]> {
  const taskOf = new Map(request.tasks.map((task) => [task.taskKey, task]));
  const put = (text: string) => texts.put(Buffer.from(text, "utf8"));
  return mapConcurrently(request.answers, objectWriters, async (answer) => {
    const task = taskOf.get(answer.taskKey);
    if (!task) throw new DomainError("bad-input", `the suite has no task ${answer.taskKey}`);
    const { language, category, prompt, entryPoint } = task;
    const question = { language, category, prompt, entryPoint, completion: answer.completion };
    const extraction = extractSubmission(question);
    const { rawResponse } = answer;
    return {
      taskId: task.id,
      candidateIndex: answer.candidateIndex,
      completionSha256: await put(answer.completion),
      rawResponseSha256: rawResponse === null ? null : await put(rawResponse),
      submissionSha256: extraction.source === null ? null : await put(extraction.source),
      extraction: extraction.kind,
      promptTokens: answer.promptTokens,
      completionTokens: answer.completionTokens,
      latencyMs: answer.latencyMs,
      finishReason: answer.finishReason === null ? null : storable(answer.finishReason),
      extraFields: storableFields(answer.extraFields),
    };
  });
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
function storable(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/** Names and texts at every depth. */
function storableFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [storable(name), storableValue(value)]),
  );
}

function storableValue(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value)) return value.map(storableValue);
  if (typeof value !== "object" || value === null) return value;
  return storableFields(value as Record<string, unknown>);
}
