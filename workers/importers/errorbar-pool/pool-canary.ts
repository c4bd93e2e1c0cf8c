import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { poolFileError } from "./pool-error";

/** Beside the base problems of a private pool: one line that stands in every file of it, and nowhere else. */
export const canaryFile = "CANARY";

/** Long enough that nobody writes it by chance. */
const canaryPattern = /^[\w.:-]+(?: [\w.:-]+)*$/;
const shortestCanary = 32;
/** A comment, or the field by which a JSON file has it: such a line can go and leave the rest whole. */
const ownLine = /^\s*(?:#|\/\/|\/?\*|"canary"\s*:\s*"[^"]*"\s*,\s*$)/;

/**
 * The canary of a pool folder; null where it has none and so is public.
 * @throws DomainError bad-input where it is too short or has characters that a file could not hold
 */
export async function readCanary(poolFolder: string): Promise<string | null> {
  const path = join(poolFolder, canaryFile);
  const text = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return null;
    throw poolFileError(path, "can't be read; make it a readable file", cause);
  });
  if (text === null) return null;
  const canary = text.trim();
  if (canary.length >= shortestCanary && canaryPattern.test(canary)) return canary;
  throw poolFileError(
    path,
    `no canary; write one line of ${shortestCanary} letters, digits and hyphens or more, such as "canary" and a UUID`,
  );
}

/**
 * A file without the line that holds the canary, which is for files and never for a prompt.
 * @throws DomainError bad-input where there is no such line, so that found in public the file would tell
 *   nothing; or where something else stands in it
 */
export function dropCanary(bytes: Uint8Array, path: string, canary: string): Uint8Array {
  const lines = Buffer.from(bytes).toString("latin1").split("\n");
  const rest = lines.filter((line) => !line.includes(canary));
  if (rest.length === lines.length) {
    throw poolFileError(path, `lacks the pool's canary; add a line with ${canary}`);
  }
  const mixed = lines.findIndex((line) => line.includes(canary) && !ownLine.test(line));
  if (mixed >= 0) {
    const remedy =
      'give it a line of its own: a comment, or in JSON "canary": "…", before other fields';
    throw poolFileError(`${path}:${mixed + 1}`, `other things stand beside the canary; ${remedy}`);
  }
  return Buffer.from(rest.join("\n"), "latin1");
}

/** A new file of the pool with the canary in a line of its own. */
export function addCanary(path: string, text: string, canary: string | null): string {
  if (canary === null) return text;
  if (extname(path) === ".json") return text.replace(/\{\n?/, `{\n"canary": "${canary}",\n`);
  return `${extname(path) === ".py" ? "#" : "//"} ${canary}\n${text}`;
}
