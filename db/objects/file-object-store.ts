import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import type {
  LastingObjectStore,
  PutOptions,
  StoredEntry,
} from "../../lib/core/ports/object-store";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import {
  digestOfName,
  nameOfObject,
  packObject,
  probeContent,
  probeSha256,
  unpackObject,
} from "./stored-form";

/** Objects as gzip files at `<root>/<first two digits>/<digest>.gz`. */
export class FileObjectStore implements LastingObjectStore {
  /** @param root absolute folder; made at the first put */
  constructor(private readonly root: string) {}

  async put(content: Uint8Array, { synced = false }: PutOptions = {}): Promise<string> {
    const sha256 = sha256Hex(content);
    if (!(await this.isIntact(sha256))) await this.write(sha256, content);
    if (synced) await this.sync(sha256);
    return sha256;
  }

  async get(sha256: string): Promise<Uint8Array> {
    return unpackObject(sha256, await this.readStored(sha256));
  }

  async *list(): AsyncGenerator<StoredEntry> {
    // One of 256 folders at a time is in memory.
    for (const folder of (await namesIn(this.root)) ?? []) {
      const files = await namesIn(join(this.root, folder));
      for (const name of files ? files.map((file) => `${folder}/${file}`) : [folder]) {
        const found = await unlessMissing(stat(join(this.root, name)));
        if (found) yield { sha256: digestOfName(name), name, modifiedAt: found.mtime };
      }
    }
  }

  async writeProbe(): Promise<string> {
    await this.write(probeSha256, probeContent);
    return probeSha256;
  }

  private async write(sha256: string, content: Uint8Array): Promise<void> {
    const path = this.pathOf(sha256);
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await writeFile(temporary, await packObject(content));
      await rename(temporary, path);
    } catch (cause) {
      await rm(temporary, { force: true });
      throw cause;
    }
  }

  /** Has the disk keep an object: its bytes, then its name, then that of its folder. */
  private async sync(sha256: string): Promise<void> {
    const path = this.pathOf(sha256);
    for (const place of [path, dirname(path), this.root]) {
      const handle = await open(place, "r");
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  }

  private async isIntact(sha256: string): Promise<boolean> {
    try {
      await this.get(sha256);
      return true;
    } catch (cause) {
      if (cause instanceof DomainError) return false;
      throw cause;
    }
  }

  private async readStored(sha256: string): Promise<Uint8Array> {
    const stored = await unlessMissing(readFile(this.pathOf(sha256)));
    if (stored === null) throw new DomainError("not-found", `no object ${sha256}`);
    return stored;
  }

  private pathOf(sha256: string): string {
    return join(this.root, nameOfObject(sha256));
  }
}

/** The names in a folder in ascending order, none when there is no such folder; null for a file. */
async function namesIn(path: string): Promise<string[] | null> {
  try {
    return (await readdir(path)).sort();
  } catch (cause) {
    if (isCode(cause, "ENOENT")) return [];
    if (isCode(cause, "ENOTDIR")) return null;
    throw cause;
  }
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (cause) {
    if (isCode(cause, "ENOENT")) return null;
    throw cause;
  }
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && "code" in cause && cause.code === code;
}
