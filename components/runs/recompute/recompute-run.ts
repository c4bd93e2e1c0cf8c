import { z } from "zod";
import { boardOutcomesSchema } from "../../../lib/contracts/outcomes";
import { recordDetailSchema } from "../../../lib/contracts/record";
import { runCandidateSchema } from "../../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../../lib/contracts/run-analysis";
import type { BoardTasks } from "../../../lib/core/outcomes/list-planned-tasks";
import {
  type RecomputedFigure,
  type ResultLines,
  recomputeRecord,
} from "../../../lib/core/outcomes/recompute-record";

export interface RunToRecompute {
  runId: string;
  recordId: number;
  measured: "here" | "elsewhere";
  /** Of its board, which names the tasks that were left unanswered. */
  suite: string;
  cycle: string;
}

const recordPart = recordDetailSchema.pick({ canonical: true, sha256: true });
const boardPart = boardOutcomesSchema.pick({
  suite: true,
  revision: true,
  tasksNamed: true,
  tasks: true,
});
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
  run: RunToRecompute,
  onStep: (step: string) => void,
): Promise<RecomputedFigure[]> {
  onStep("Downloading the results …");
  const results = await downloadResults(run);
  onStep("Downloading the record …");
  const record = await download(`/api/v1/records/${run.recordId}`);
  onStep("Scoring, and drawing 1,000 resamples …");
  // Lets the page show that before the work begins.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return recomputeRecord(
    read("the record", () => recordPart.parse(JSON.parse(record))),
    results,
  );
}

async function downloadResults(run: RunToRecompute): Promise<ResultLines> {
  const text = await download(`/api/v1/runs/${encodeURIComponent(run.runId)}/results.jsonl`);
  const parse = <Schema extends z.ZodType>(schema: Schema) =>
    read("results.jsonl", () => z.array(schema).parse(parseLines(text)));
  if (run.measured === "elsewhere") {
    return { measured: "elsewhere", lines: parse(reportedOutcomeSchema) };
  }
  return { measured: "here", lines: parse(candidatePart), board: await downloadBoard(run) };
}

async function downloadBoard({ suite, cycle }: RunToRecompute): Promise<BoardTasks> {
  const place = [suite, cycle].map(encodeURIComponent).join("/");
  const text = await download(`/api/v1/boards/${place}/outcomes`);
  return read("the board’s outcomes", () => boardPart.parse(JSON.parse(text)));
}

async function download(address: string): Promise<string> {
  const response = await fetch(address).catch(() => null);
  if (response === null) throw new Error(`${address} can’t be reached`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function read<T>(what: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new Error(`${what} can’t be read: it is not of the form that this page knows`, { cause });
  }
}

function parseLines(text: string): unknown[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line));
}
