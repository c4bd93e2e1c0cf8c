import { badInput, readJsonLines } from "../json-lines";
import { checkText } from "./check-text";
import { noteIgnored } from "./note-ignored";
import { parseOutcome } from "./parse-outcome";
import type { ReportedFile, ReportedOutcome, ReportedSystem } from "./reported-system";

const knownFields = new Set(["system", "subject_id", "responses"]);

/**
 * A file of one object a system: `system` or `subject_id`, and `responses` from task to outcome.
 * @throws DomainError bad-input naming file, line and field.
 */
export async function readMatrix(path: string): Promise<ReportedFile> {
  const systems: ReportedSystem[] = [];
  const lineOf = new Map<string, number>();
  const ignored = new Set<string>();
  for await (const { line, value } of readJsonLines(path)) {
    const record = requireObject(path, line, "record", value);
    const name = checkText(path, line, "system", record.system ?? record.subject_id);
    const first = lineOf.get(name);
    if (first !== undefined) {
      throw badInput(
        path,
        line,
        `field system: ${name} stands on line ${first} already: keep one of the two`,
      );
    }
    lineOf.set(name, line);
    systems.push({ name, outcomes: readResponses(path, line, record.responses) });
    for (const field of Object.keys(record)) if (!knownFields.has(field)) ignored.add(field);
  }
  return { systems, measure: null, notes: noteIgnored(ignored) };
}

function readResponses(path: string, line: number, value: unknown): Map<string, ReportedOutcome> {
  const responses = Object.entries(requireObject(path, line, "responses", value));
  if (responses.length === 0)
    throw badInput(path, line, "field responses: holds no task: give at least one");
  return new Map(
    responses.map(([taskKey, outcome]) => {
      checkText(path, line, "responses", taskKey);
      return [taskKey, parseOutcome({ path, line, field: `responses.${taskKey}` }, outcome)];
    }),
  );
}

function requireObject(
  path: string,
  line: number,
  field: string,
  value: unknown,
): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw badInput(path, line, `field ${field}: is no object: correct it`);
}
