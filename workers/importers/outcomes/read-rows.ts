import { badInput, type JsonLine, readJsonLines } from "../json-lines";
import { checkText } from "./check-text";
import { noteIgnored } from "./note-ignored";
import { checkCounts, mostTrials, parseOutcome } from "./parse-outcome";
import type { ReportedFile, ReportedOutcome } from "./reported-system";

const knownFields = new Set(["system", "task_id", "passed", "successes", "trials"]);

interface Counted extends ReportedOutcome {
  line: number;
  /** Rows with `passed` add up to trials; counts stand alone. */
  kind: "passed" | "counts";
}

/**
 * JSON Lines with one row an outcome: `system`, `task_id`, and `passed`, or `successes` with `trials`.
 * Several rows with `passed` for one system and task are its trials.
 * @param defaultSystem what rows without a system are of
 * @throws DomainError bad-input naming file, line and field.
 */
export async function readRows(path: string, defaultSystem: string | null): Promise<ReportedFile> {
  const systems = new Map<string, Map<string, Counted>>();
  const ignored = new Set<string>();
  for await (const entry of readJsonLines(path)) {
    const record = requireRecord(path, entry);
    for (const field in record) if (!knownFields.has(field)) ignored.add(field);
    addRow(path, entry.line, record, systems, defaultSystem);
  }
  return {
    systems: [...systems].map(([name, outcomes]) => ({ name, outcomes })),
    measure: null,
    notes: noteIgnored(ignored),
  };
}

function requireRecord(path: string, { line, value }: JsonLine): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw badInput(path, line, "field record: is no object: correct it");
}

function addRow(
  path: string,
  line: number,
  record: Record<string, unknown>,
  systems: Map<string, Map<string, Counted>>,
  defaultSystem: string | null,
): void {
  const name = checkText(path, line, "system", record.system ?? defaultSystem);
  const id = typeof record.task_id === "number" ? String(record.task_id) : record.task_id;
  const taskKey = checkText(path, line, "task_id", id);
  const outcomes = systems.get(name) ?? new Map<string, Counted>();
  systems.set(name, outcomes);
  const row = readOutcome(path, line, record);
  const before = outcomes.get(taskKey);
  if (before !== undefined && (before.kind === "counts" || row.kind === "counts")) {
    const what = `${taskKey} of ${name} stands on line ${before.line} already; merge the two rows`;
    throw badInput(path, line, `field task_id: ${what}`);
  }
  const trials = (before?.trials ?? 0) + row.trials;
  if (trials > mostTrials)
    throw badInput(path, line, `field passed: over ${mostTrials} trials: give fewer`);
  const successes = (before?.successes ?? 0) + row.successes;
  outcomes.set(taskKey, { kind: row.kind, line: before?.line ?? line, successes, trials });
}

function readOutcome(path: string, line: number, record: Record<string, unknown>): Counted {
  const { passed, successes, trials } = record;
  if (passed === undefined) {
    if (successes === undefined) {
      throw badInput(path, line, "field passed: is missing: add it (or `successes` with `trials`)");
    }
    const counts = checkCounts({ path, line, field: "record" }, successes, trials);
    return { ...counts, kind: "counts", line };
  }
  if (successes !== undefined || trials !== undefined) {
    throw badInput(path, line, "field passed: stands beside successes or trials; give one of them");
  }
  if (typeof passed === "object") {
    throw badInput(path, line, "field passed: is neither 0, 1, false nor true: correct it");
  }
  return { ...parseOutcome({ path, line, field: "passed" }, passed), kind: "passed", line };
}
