import { findJsonFault } from "./find-json-fault";
import { badInput, parseJson, readTextLines } from "./json-lines";

/** One record of a suite file, and how to name its place after the file's name. */
export interface SuiteRecord {
  /** `:3` for a line, `: item 3 of the array` counted from 1, or empty for the only document. */
  place: string;
  value: unknown;
}

/** All of a file has to be held at once; no benchmark comes near. */
const maxFileCharacters = 256 * 1024 * 1024;

/**
 * The records of a suite file, plain or gzip: JSON Lines, one JSON array, or one JSON object, each of
 * the latter two on as many lines as they like.
 * @throws DomainError bad-input naming file and line, as readJsonLines does.
 */
export async function readSuiteRecords(path: string): Promise<SuiteRecord[]> {
  const lines: { line: number; text: string }[] = [];
  let characters = 0;
  for await (const entry of readTextLines(path)) {
    characters += entry.text.length;
    if (characters > maxFileCharacters) {
      throw badInput(path, entry.line, "the file holds over 256 MiB: split it into suites");
    }
    lines.push(entry);
  }
  const [first] = lines;
  if (first === undefined)
    throw badInput(path, null, "the file holds no records: give one that does");
  if (lines.length === 1 || !isJson(first.text)) return toRecords(path, parseDocument(path, lines));
  return lines.map(({ line, text }) => ({
    place: `:${line}`,
    value: parseJson(path, line, text),
  }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parseDocument(path: string, lines: { line: number; text: string }[]): unknown {
  const texts = lines.map((entry) => entry.text);
  try {
    return JSON.parse(texts.join("\n"));
  } catch (cause) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replaceAll("\n", " ");
    const named = /\(line (\d+)/.exec(reason)?.[1];
    const row = named === undefined ? findJsonFault(texts) : Number(named) - 1;
    const what = reason.replace(/ \(line .*\)$/, "").slice(0, 120);
    throw badInput(path, lines[row]?.line ?? 1, `broken JSON: ${what}`);
  }
}

function toRecords(path: string, document: unknown): SuiteRecord[] {
  if (!Array.isArray(document)) return [{ place: ":1", value: document }];
  if (document.length === 0)
    throw badInput(path, null, "the file holds no records: give one that does");
  return document.map((value, index) => ({
    place: `: item ${index + 1} of the array`,
    value,
  }));
}
