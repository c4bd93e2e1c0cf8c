import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { DomainError } from "../../../lib/core/errors";
import {
  type LifeEvent,
  readStatuses,
  type TaskStatus,
  taskStatuses,
} from "../../../lib/core/suite/pool-life";
import { poolFileError } from "./pool-error";

/** The ledger of a pool, beside its base problems: one line for what became of some tasks. */
export const lifeFile = "life.jsonl";

const eventSchema = z.strictObject({
  cycle: z.string().regex(/^\d{4}-W\d{2}$/, "no ISO week such as 2026-W49"),
  status: z.enum(taskStatuses),
  tasks: z.array(z.string().min(1)).min(1),
});

export interface PoolLife {
  /** Every line of the ledger. */
  events: LifeEvent[];
  /** The status of every task, by key. */
  statuses: Map<string, TaskStatus>;
}

/**
 * The ledger of a pool, and what it comes to; all tasks are active where there is none.
 * @throws DomainError bad-input naming file, line and remedy, as readStatuses does
 */
export async function readPoolLife(poolFolder: string, keys: readonly string[]): Promise<PoolLife> {
  const path = join(poolFolder, lifeFile);
  const lines = await readLines(path);
  const events = lines.map((line, at) => parseEvent(line, `${path}:${at + 1}`));
  return { events, statuses: toStatuses(path, keys, events) };
}

/**
 * Adds lines to the ledger of a pool: all of them or none, whenever it is interrupted.
 * @throws DomainError bad-input, with nothing written, where the lines can't follow those that are there
 */
export async function appendPoolLife(
  poolFolder: string,
  keys: readonly string[],
  added: readonly LifeEvent[],
): Promise<void> {
  const path = join(poolFolder, lifeFile);
  const { events } = await readPoolLife(poolFolder, keys);
  toStatuses(path, keys, [...events, ...added]);
  const lines = [...(await readLines(path)), ...added.map((event) => JSON.stringify(event))];
  await writeFile(`${path}.new`, lines.map((line) => `${line}\n`).join(""));
  await rename(`${path}.new`, path);
}

async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return "";
    throw poolFileError(path, "can't be read; make it a readable file", cause);
  });
  const lines = text.split("\n");
  // An empty line elsewhere is kept and refused: numbers of lines are those that an editor shows.
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

function toStatuses(path: string, keys: readonly string[], events: readonly LifeEvent[]) {
  try {
    return readStatuses(keys, events);
  } catch (cause) {
    if (cause instanceof DomainError) throw poolFileError(path, cause.message, cause);
    throw cause;
  }
}

function parseEvent(line: string, place: string): LifeEvent {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (cause) {
    throw poolFileError(place, "not JSON; lines are written by errorbar tasks rotate", cause);
  }
  const parsed = eventSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw poolFileError(
    place,
    `field ${issue?.path.map(String).join(".") || "(whole line)"}: ${issue?.message}; correct it`,
  );
}
