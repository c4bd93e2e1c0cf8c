import "server-only";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { archivedBoardSchema, archivedTaskSchema } from "../../contracts/archive";
import { cycleSchema } from "../../contracts/cycle";
import { eventSchema } from "../../contracts/event";
import { boardOutcomesSchema } from "../../contracts/outcomes";
import { recordSchema, runCandidateSchema, runManifestSchema } from "../../contracts/run";
import { reportedOutcomeSchema } from "../../contracts/run-analysis";
import { DomainError } from "../../core/errors";
import { digestFile, type FileDigest } from "../digest-file";
import { listRecords } from "../list-records";
import { listRunResults } from "../list-run-results";
import { openTraceArchive } from "../open-trace-archive";
import type { ArchivedRun, ArchivePlan } from "./archive-plan";
import { describeArchive } from "./describe-archive";

export interface ArchivePart extends FileDigest {
  /** Below the archive's folder. */
  name: string;
}

type Content = Iterable<string> | AsyncIterable<string | Uint8Array>;

/**
 * Writes the parts of a cycle's archive below a folder, in the order of the archive, one after another:
 * none is in memory as a whole that may be large.
 */
export async function writeArchiveParts(
  plan: ArchivePlan,
  { folder, script }: { folder: string; script: string },
): Promise<ArchivePart[]> {
  const parts: ArchivePart[] = [];
  const add = async (name: string, content: Content) => {
    parts.push(await writePart(folder, name, content));
  };
  await add("README.md", [describeArchive(plan)]);
  await add("recompute.mjs", [script]);
  await add("board.json", [toJson(archivedBoardSchema, plan.board)]);
  await add("outcomes.json", [toJson(boardOutcomesSchema, plan.outcomes)]);
  if (plan.cycle !== null) await add("cycle.json", [toJson(cycleSchema, plan.cycle)]);
  if (plan.tasks !== null) await add("tasks.jsonl", toLines(archivedTaskSchema, plan.tasks));
  await add("events.jsonl", toLines(eventSchema, plan.events));
  await add("records.jsonl", listChain(plan.newestRecordId));
  for (const run of plan.runs) await addRun(run, add);
  const sums = parts.map(({ sha256, name }) => `${sha256}  ${name}\n`);
  await add("SHA256SUMS", sums);
  return parts;
}

async function addRun(run: ArchivedRun, add: (name: string, content: Content) => Promise<void>) {
  const base = `runs/${run.id}`;
  await add(`${base}/manifest.json`, [toJson(runManifestSchema, run.manifest)]);
  await add(`${base}/results.jsonl`, await listResults(run.id));
  if (run.traceDigests === null) return;
  const traces = await openTraceArchive(run.id);
  if (traces === null) throw new DomainError("integrity", `the run ${run.id} vanished`);
  await add(`${base}/traces.jsonl.gz`, traces.handle.createReadStream());
}

async function writePart(folder: string, name: string, content: Content): Promise<ArchivePart> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  const digest = await digestFile(path);
  if (digest === null) throw new DomainError("environment", `${path} vanished`);
  return { name, ...digest };
}

/** The chain from its first record, so that it can be walked; those of other boards are links of it. */
async function* listChain(newestId: number): AsyncGenerator<string> {
  for (let after: number | null = 0; after !== null; ) {
    const page = await listRecords(after, 500);
    const records = page.records.filter(({ id }) => id <= newestId);
    yield* toLines(recordSchema, records);
    after = records.length === page.records.length ? page.next : null;
  }
}

async function listResults(runId: string): Promise<Iterable<string>> {
  const results = await listRunResults(runId);
  if (results === null) throw new DomainError("integrity", `the run ${runId} vanished`);
  return results.measured === "here"
    ? toLines(runCandidateSchema, results.candidates)
    : toLines(reportedOutcomeSchema, results.outcomes);
}

/** Only what the schema names: what the API would answer. */
function toJson<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): string {
  return `${JSON.stringify(parsePublic(schema, value), null, 1)}\n`;
}

function* toLines<Schema extends z.ZodType>(
  schema: Schema,
  values: Iterable<z.input<Schema>>,
): Generator<string> {
  for (const value of values) yield `${JSON.stringify(parsePublic(schema, value))}\n`;
}

function parsePublic<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DomainError("integrity", "a part of an archive does not fit its contract", {
    cause: z.prettifyError(parsed.error),
  });
}
