import type { Database } from "../../db/client";
import { createRun, type NewCandidate } from "../../db/repositories/create-run";
import type { Model } from "../../db/repositories/find-model";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import type { Answer } from "./answer";
import { mapConcurrently } from "./map-concurrently";

/** A run as it is stored: everything that its identity and its candidates are made of. */
export interface StoredRun {
  suite: SuiteRevision;
  tasks: SuiteTask[];
  model: Model;
  answers: Answer[];
  manifest: Manifest;
  /** ISO week, or the suite's revision where a suite has no weeks. */
  cycle: string;
  evidence: EvidenceGrade;
  source: { name: string; sha256: string };
  submissionsWithheld: boolean;
}

const objectWriters = 8;
const runIdDigits = 16;

/**
 * Stores a run and its candidates, in one transaction, and returns its id: the start of a digest of
 * what it is made of, so the same again is the same run. Tasks without an answer leave it incomplete.
 */
export async function storeRun(
  ports: { db: Database; texts: ObjectStore },
  run: StoredRun,
): Promise<string> {
  const { suite, model, source, manifest } = run;
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
  const candidates = await storeAnswers(ports.texts, run);
  await createRun(
    ports.db,
    {
      id,
      identitySha256,
      suiteRevisionId: suite.id,
      modelId: model.id,
      cycle: run.cycle,
      manifest,
      manifestSha256,
      evidence: run.evidence,
      sourceName: source.name,
      sourceSha256: source.sha256,
      submissionsWithheld: run.submissionsWithheld,
    },
    candidates,
  );
  return id;
}

/** Objects first: a row may never name a text that was not kept. */
function storeAnswers(texts: ObjectStore, request: StoredRun): Promise<NewCandidate[]> {
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
      rawResponseSha256:
        typeof rawResponse === "string" ? await put(rawResponse) : (rawResponse?.sha256 ?? null),
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
