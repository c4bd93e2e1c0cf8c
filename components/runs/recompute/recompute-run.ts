import { z } from "zod";
import { recordDetailSchema } from "../../../lib/contracts/record";
import { runCandidateSchema } from "../../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../../lib/contracts/run-analysis";
import {
  type RecomputedFigure,
  type ResultLines,
  recomputeRecord,
} from "../../../lib/core/outcomes/recompute-record";

export interface RunToRecompute {
  runId: string;
  recordId: number;
  measured: "here" | "elsewhere";
}

const recordPart = recordDetailSchema.pick({ canonical: true, sha256: true });
const candidatePart = runCandidateSchema.pick({
  taskId: true,
  baseId: true,
  category: true,
  tier: true,
  language: true,
  candidateIndex: true,
  verdict: true,
  failureClass: true,
});

/**
 * Downloads a run's results and its record, as anyone can, and computes the record's figures anew.
 * @param onStep hears what is being done
 * @throws Error that says in words which download failed.
 */
export async function recomputeRun(
  { runId, recordId, measured }: RunToRecompute,
  onStep: (step: string) => void,
): Promise<RecomputedFigure[]> {
  onStep("Downloading the results …");
  const results = await download(`/api/v1/runs/${encodeURIComponent(runId)}/results.jsonl`);
  onStep("Downloading the record …");
  const record = await download(`/api/v1/records/${recordId}`);
  onStep("Scoring, and drawing 1,000 resamples …");
  // Lets the page show that before the work begins.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return recomputeRecord(
    read(record, "the record", (text) => recordPart.parse(JSON.parse(text))),
    read(results, "results.jsonl", (text) => parseResults(text, measured)),
  );
}

async function download(address: string): Promise<string> {
  const response = await fetch(address).catch(() => null);
  if (response === null) throw new Error(`${address} can’t be reached`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function read<T>(text: string, what: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`${what} can’t be read: it is not of the form that this page knows`, { cause });
  }
}

function parseResults(text: string, measured: "here" | "elsewhere"): ResultLines {
  const rows = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line));
  return measured === "here"
    ? { measured, lines: z.array(candidatePart).parse(rows) }
    : { measured, lines: z.array(reportedOutcomeSchema).parse(rows) };
}
