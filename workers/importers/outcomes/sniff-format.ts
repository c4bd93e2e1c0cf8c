import { badInput, readTextLines } from "../json-lines";
import { readJsonDocument } from "../read-document";
import type { UnusableFormat } from "./refuse-unusable";

export const outcomesFormats = [
  "rows",
  "matrix",
  "evalplus",
  "swe-bench-report",
  "livecodebench",
] as const;
export type OutcomesFormat = (typeof outcomesFormats)[number];

export const claimsFormats = ["evalplus-leaderboard", "aider", "resolved-submissions"] as const;
export type ClaimsFormat = (typeof claimsFormats)[number];

/** What a file can be: outcomes a task, claims, or something that holds neither. */
export type SniffedFormat = OutcomesFormat | ClaimsFormat | UnusableFormat;

const unknownFormat =
  "no known file of results; see the formats of `errorbar outcomes import --help`";

/**
 * Says what a file of results is, by its first line or, where that is no JSON, by the whole.
 * @throws DomainError bad-input when it is nothing known, or broken.
 */
export async function sniffFormat(path: string): Promise<SniffedFormat> {
  const first = await readFirstLine(path);
  const record = parseOrNothing(first);
  const format =
    record !== undefined
      ? (classifyRecord(record) ?? classifyDocument(record))
      : /^\s*[{[]/.test(first)
        ? classifyDocument(await readJsonDocument(path))
        : classifyText(first);
  if (format === null) throw badInput(path, null, unknownFormat);
  return format;
}

async function readFirstLine(path: string): Promise<string> {
  for await (const { text } of readTextLines(path)) return text;
  throw badInput(path, null, "the file holds no records: give one that does");
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function classifyRecord(value: unknown): SniffedFormat | null {
  if (!isObject(value)) return null;
  if ("responses" in value) return "matrix";
  if ("model_patch" in value) return "swe-bench-predictions";
  if ("task_id" in value && ("passed" in value || "successes" in value)) return "rows";
  return null;
}

function classifyDocument(value: unknown): SniffedFormat | null {
  if (Array.isArray(value)) {
    const [first] = value;
    if (!isObject(first)) return null;
    if ("question_id" in first && "graded_list" in first) return "livecodebench";
    return "model_patch" in first ? "swe-bench-predictions" : null;
  }
  if (!isObject(value)) return null;
  if (isObject(value.eval)) return "evalplus";
  if (Array.isArray(value.resolved)) return "swe-bench-report";
  if ("total_predictions" in value) return "swe-bench-harness";
  const [first] = Object.values(value);
  if (typeof first === "string" && /^\d{8}$/.test(first)) return "release-dates";
  if (!isObject(first)) return null;
  if ("pass@1" in first) return "evalplus-leaderboard";
  return "resolved_submissions" in first ? "resolved-submissions" : null;
}

/** Aider's tables are YAML lists. */
function classifyText(first: string): SniffedFormat | null {
  return /^(-\s+\w+:|---|#|%YAML)/.test(first) ? "aider" : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
