import "server-only";
import {
  findNeighbourTraces,
  type NeighbourTraces,
} from "../../db/repositories/find-neighbour-traces";
import { findTraceCandidate } from "../../db/repositories/find-trace-candidate";
import { type BesideTrace, listBesideTraces } from "../../db/repositories/list-beside-traces";
import {
  type CandidateAttempts,
  listCandidateAttempts,
} from "../../db/repositories/list-candidate-attempts";
import { listRunRecords } from "../../db/repositories/list-run-records";
import { DomainError } from "../core/errors";
import { type Manifest, manifestSchema } from "../core/protocol/manifest";
import { orderSteps, type TimelineStep } from "../core/trace/timeline";
import type { Language } from "../core/vocabulary";
import { readSnapshot } from "./read-snapshot";

/** What is known of a trace's candidate beside the trace. */
export interface TraceContext extends NeighbourTraces {
  language: Language | null;
  /** The public part of what was asked; null where the task has no prompt. */
  prompt: string | null;
  /** Limits by name, under which the verdict was published; empty where they were not disclosed. */
  limits: Readonly<Record<string, number>>;
  /** Of its run, superseded ones too. */
  recordIds: number[];
  /** Everything that was done with the candidate, oldest first. */
  steps: TimelineStep[];
  /** Other models' traces of the same task in the same cycle, by name. */
  beside: BesideTrace[];
}

/**
 * The surroundings of one trace: its task, its limits, what else was done with its candidate, the traces
 * before and after it in its run, and what others answered.
 * @throws DomainError integrity when the verdict vanished or its manifest can't be read.
 */
export function getTraceContext(verdictId: number): Promise<TraceContext> {
  return readSnapshot(async (db) => {
    const candidate = await findTraceCandidate(db, verdictId);
    if (candidate === null) {
      throw new DomainError("integrity", `verdict ${verdictId} has no candidate`);
    }
    const { language, prompt, manifest, runId } = candidate;
    const beside = await listBesideTraces(db, candidate);
    const attempts = await listCandidateAttempts(db, candidate.candidateId);
    return {
      language,
      prompt,
      limits: readLimits(verdictId, manifest),
      recordIds: (await listRunRecords(db, runId)).map(({ id }) => id),
      steps: toSteps(candidate, attempts),
      beside: beside.sort((a, b) => a.name.localeCompare(b.name, "en")),
      ...(await findNeighbourTraces(db, candidate)),
    };
  });
}

function readLimits(verdictId: number, manifest: Manifest): Record<string, number> {
  const parsed = manifestSchema.safeParse(manifest);
  if (parsed.success) return parsed.data.execution?.limits ?? {};
  throw new DomainError("integrity", `the manifest of verdict ${verdictId} cannot be read`, {
    cause: parsed.error,
  });
}

type StoredAnswer = Omit<Extract<TimelineStep, { kind: "answer" }>, "kind" | "at"> & {
  storedAt: Date;
};

function toSteps(
  { storedAt, latencyMs, finishReason, promptTokens, completionTokens }: StoredAnswer,
  { executions, verdicts, repeats }: CandidateAttempts,
): TimelineStep[] {
  const answer = { latencyMs, finishReason, promptTokens, completionTokens };
  return orderSteps([
    { kind: "answer", at: storedAt, ...answer },
    ...executions.map(({ startedAt, ...execution }) => ({
      kind: "execution" as const,
      at: startedAt,
      ...execution,
    })),
    ...verdicts.map(({ id, createdAt, supersedesId, ...verdict }) => ({
      kind: "verdict" as const,
      at: createdAt,
      traceId: id,
      supersedes: supersedesId,
      ...verdict,
    })),
    ...repeats.map(({ createdAt, ...repeat }) => ({
      kind: "repeat" as const,
      at: createdAt,
      ...repeat,
    })),
  ]);
}
