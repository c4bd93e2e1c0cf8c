import { readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Document, isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type ModelFile, modelFileSchema } from "../../../lib/core/model/model-file";
import { keyRemedy, namesSecret } from "../../../lib/core/model/names-secret";
import { badInput } from "../json-lines";

const largestFileBytes = 1024 * 1024;

/**
 * Reads the description of one model from a YAML file; JSON is YAML too.
 * @throws DomainError bad-input naming file, line, field and remedy.
 */
export async function readModelFile(path: string): Promise<ModelFile> {
  const lines = new LineCounter();
  const text = decode(path, await readBytes(path));
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) {
    const { line } = lines.linePos(Math.min(fault.pos[0], Math.max(0, text.length - 1)));
    throw badInput(path, line, `broken YAML: ${firstLine(fault.message)}: correct it there`);
  }
  if (document.contents === null)
    throw badInput(path, null, "the file holds no model: give one with slug and name");
  const parsed = modelFileSchema.safeParse(toPlain(path, document));
  if (parsed.success) return withWholePaths(path, parsed.data);
  const [issue] = parsed.error.issues;
  if (issue === undefined) throw badInput(path, null, "has another shape");
  throw describeIssue(path, document, lines, issue);
}

/** Paths of an endpoint count from the model file's folder, wherever the worker starts. */
function withWholePaths(path: string, file: ModelFile): ModelFile {
  const { endpoint } = file;
  const whole = (part: string) => resolve(dirname(path), part);
  if (endpoint?.kind === "replay") {
    return { ...file, endpoint: { ...endpoint, file: whole(endpoint.file) } };
  }
  // A name alone is looked for where programs are.
  if (endpoint?.kind !== "command" || !endpoint.command[0]?.includes("/")) return file;
  const [program, ...words] = endpoint.command;
  return { ...file, endpoint: { ...endpoint, command: [whole(program), ...words] } };
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > largestFileBytes) {
      throw badInput(path, null, "is larger than 1 MiB: give a file that describes one model");
    }
    return await readFile(path);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === "ENOENT") throw badInput(path, null, "no such file: check the path");
    if (typeof code === "string" && code.startsWith("E")) {
      throw badInput(
        path,
        null,
        `the file can't be read (${code}): check what it is and its rights`,
      );
    }
    throw cause;
  }
}

function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw badInput(path, null, "the text is not UTF-8: convert the file");
  }
}

/** Aliases are refused: a few lines of them can unfold to gigabytes. */
function toPlain(path: string, document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw badInput(path, null, "holds aliases (*name): write each value where it belongs");
  }
}

function describeIssue(
  path: string,
  document: Document.Parsed,
  lines: LineCounter,
  issue: z.core.$ZodIssue,
) {
  if (issue.code === "unrecognized_keys") {
    const field = [...issue.path, issue.keys[0] ?? ""];
    const known = "see public/schemas/model.schema.json for the known fields";
    const line = lineOf(document, lines, field);
    if (issue.path[0] === "endpoint" && namesSecret(issue.keys[0] ?? "")) {
      return badInput(path, line, `field ${field.join(".")}: ${keyRemedy}`);
    }
    return badInput(path, line, `field ${field.join(".")}: is not known: ${known}`);
  }
  const field = issue.path.join(".") || "file";
  return badInput(path, lineOf(document, lines, issue.path), `field ${field}: ${issue.message}`);
}

/** The line of a field's name; of what holds it, where the field is missing. */
function lineOf(
  document: Document.Parsed,
  lines: LineCounter,
  path: readonly PropertyKey[],
): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const name of path) {
    if (!isMap(node)) break;
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
    if (pair === undefined) break;
    if (isScalar(pair.key) && pair.key.range) offset = pair.key.range[0];
    node = pair.value;
  }
  return lines.linePos(offset).line;
}

function firstLine(text: string): string {
  return (text.split("\n", 1)[0] ?? text).slice(0, 120);
}
