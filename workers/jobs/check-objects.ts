import type { Database } from "../../db/client";
import { probeSha256 } from "../../db/objects/stored-form";
import { findNamedObjects } from "../../db/repositories/find-named-objects";
import { listNamedObjects, type NamedObject } from "../../db/repositories/list-named-objects";
import { DomainError } from "../../lib/core/errors";
import type { LastingObjectStore, StoredEntry } from "../../lib/core/ports/object-store";
import { joinByDigest } from "./join-by-digest";
import { mapConcurrently } from "./map-concurrently";

export interface ObjectReport {
  /** Objects that rows name. Each was read. */
  named: number;
  missing: NamedObject[];
  damaged: NamedObject[];
  /** Objects that no row names. */
  orphaned: string[];
  /** Names in the store that are no objects: leftovers of interrupted puts, files of others. */
  foreign: string[];
  /** Unnamed as well, but so new that their rows may be on the way. */
  pending: number;
}

interface CheckPorts {
  db: Database;
  objects: LastingObjectStore;
}

/** An object is stored before the rows that name it are written; a cycle's batch takes minutes. */
const settledAfterMs = 3_600_000;
const readAtOnce = 256;
const width = 16;
const askedAtOnce = 10_000;

/**
 * Reads every object that a row names and looks through all that is stored. Changes nothing.
 * @param startedAt tells what is too new to be called orphaned
 */
export async function checkObjects(
  ports: CheckPorts,
  startedAt: Date,
  onRead: () => void = () => {},
): Promise<ObjectReport> {
  const report: ObjectReport = {
    named: 0,
    missing: [],
    damaged: [],
    orphaned: [],
    foreign: [],
    pending: 0,
  };
  let batch: NamedObject[] = [];
  const readBatch = async () => {
    await mapConcurrently(batch, width, async (object) => {
      await readOne(ports.objects, object, report);
      onRead();
    });
    batch = [];
  };
  for await (const joined of joinByDigest(listNamedObjects(ports.db), ports.objects.list())) {
    if (joined.kind === "unnamed") sortUnnamed(joined.entry, startedAt, report);
    else if (batch.push(joined.object) >= readAtOnce) await readBatch();
  }
  await readBatch();
  return { ...report, orphaned: await stillUnnamed(ports.db, report.orphaned) };
}

async function readOne(
  objects: LastingObjectStore,
  object: NamedObject,
  report: ObjectReport,
): Promise<void> {
  report.named += 1;
  try {
    await objects.get(object.sha256);
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    if (cause.code === "not-found") report.missing.push(object);
    else if (cause.code === "integrity") report.damaged.push(object);
    else throw cause;
  }
}

function sortUnnamed(entry: StoredEntry, startedAt: Date, report: ObjectReport): void {
  // What `doctor` writes belongs to no row.
  if (entry.sha256 === probeSha256) return;
  if (startedAt.getTime() - entry.modifiedAt.getTime() < settledAfterMs) report.pending += 1;
  else if (entry.sha256 === null) report.foreign.push(entry.name);
  else report.orphaned.push(entry.sha256);
}

/** A run that went on meanwhile may have named what an interrupted one had stored long before. */
async function stillUnnamed(db: Database, orphaned: readonly string[]): Promise<string[]> {
  const unnamed: string[] = [];
  for (let start = 0; start < orphaned.length; start += askedAtOnce) {
    const asked = orphaned.slice(start, start + askedAtOnce);
    const named = await findNamedObjects(db, asked);
    unnamed.push(...asked.filter((sha256) => !named.has(sha256)));
  }
  return unnamed;
}
