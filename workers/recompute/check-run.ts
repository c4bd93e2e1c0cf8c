import { createHash } from "node:crypto";
import { z } from "zod";
import { runCandidateSchema, runManifestSchema } from "../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../lib/contracts/run-analysis";
import { DomainError } from "../../lib/core/errors";
import type { BoardTasks } from "../../lib/core/outcomes/list-planned-tasks";
import {
  type RecomputedFigure,
  type ResultLines,
  recomputeRecord,
} from "../../lib/core/outcomes/recompute-record";
import type { ArchivedRecord } from "./check-chain";
import { readJson, readLines, readZippedLines } from "./read-part";
import type { Report } from "./report";
import { Unreadable } from "./unreadable";

type CandidateLine = z.infer<typeof runCandidateSchema>;

const statedSchema = z.object({
  manifestSha256: z.string(),
  model: z.object({ slug: z.string() }),
});

/** Scores a run's outcomes again and compares figure by figure with its record. */
export async function checkRun(
  { folder, board }: { folder: string; board: BoardTasks },
  record: ArchivedRecord,
  report: Report,
): Promise<void> {
  const base = `runs/${record.runId}`;
  const { manifest, manifestSha256 } = await readJson(
    folder,
    `${base}/manifest.json`,
    runManifestSchema,
  );
  const stated = statedSchema.parse(JSON.parse(record.canonical));
  const name = `record ${record.id} of ${stated.model.slug}`;
  report.compare(`${name}: manifest`, stated.manifestSha256, manifestSha256);
  if (manifest.execution === null) {
    const lines = await readLines(folder, `${base}/results.jsonl`, reportedOutcomeSchema);
    compareFigures(name, record, { measured: "elsewhere", lines }, report);
    return;
  }
  const lines = await readLines(folder, `${base}/results.jsonl`, runCandidateSchema);
  compareFigures(name, record, { measured: "here", lines, board }, report);
  await checkTraces(folder, { base, name, lines }, report);
}

function compareFigures(
  name: string,
  record: ArchivedRecord,
  results: ResultLines,
  report: Report,
): void {
  const figures = recompute(name, record, results);
  const different = figures.filter(({ isSame }) => !isSame).length;
  report.note(
    `${name}: ${figures.length} figures, ${different === 0 ? "all agree" : `${different} differ`}`,
  );
  for (const { field, published, recomputed } of figures) {
    report.compare(`${name}: ${field}`, published, recomputed);
  }
}

function recompute(name: string, record: ArchivedRecord, results: ResultLines): RecomputedFigure[] {
  try {
    return recomputeRecord(record, results);
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    throw new Unreadable(`${name}: ${cause.message}`, { cause });
  }
}

/** Every outcome rests on a trace that is in the archive. */
async function checkTraces(
  folder: string,
  run: { base: string; name: string; lines: readonly CandidateLine[] },
  report: Report,
): Promise<void> {
  const stored = new Set<string>();
  for await (const line of readZippedLines(folder, `${run.base}/traces.jsonl.gz`)) {
    stored.add(createHash("sha256").update(line).digest("hex"));
  }
  const missing = run.lines.filter(({ traceSha256 }) => !stored.has(traceSha256));
  report.compare(`${run.name}: outcomes without their trace`, "0", String(missing.length));
}
