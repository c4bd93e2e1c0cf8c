import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, open, readdir, rename, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../core/errors";
import { digestFile, type FileDigest } from "./digest-file";
import { type FolderLimits, pruneFolder } from "./prune-folder";
import { isMissingFile, requireOwnFolder } from "./require-own-folder";

export interface CachedFile extends FileDigest {
  /** Open for reading; whoever receives it closes it. */
  handle: FileHandle;
}

interface FinishedFile extends FileDigest {
  path: string;
}

/** Writes the file's content to a path where nothing is yet. */
export type MakeFile = (path: string) => Promise<void>;

/**
 * Files made once for a key and kept in a folder of bounded size. Several requests, and several
 * processes, may ask for one key at once: each file is finished under a name of its own before it
 * takes its place, and an open handle outlives the removal of its file.
 */
export class FileCache {
  private readonly finished = new Map<string, Promise<FinishedFile>>();

  constructor(
    private readonly folder: string,
    private readonly limits: FolderLimits,
  ) {}

  /** @param key letters, digits and `-` */
  async open(key: string, make: MakeFile): Promise<CachedFile> {
    const opened = (await this.tryOpen(key, make)) ?? (await this.tryOpen(key, make));
    if (opened !== null) return opened;
    throw new DomainError("environment", `files vanish from ${this.folder} as they are made`);
  }

  private async tryOpen(key: string, make: MakeFile): Promise<CachedFile | null> {
    const { path, sha256, bytes } = await this.finish(key, make);
    try {
      const handle = await open(path, "r");
      // The oldest files are removed first: this one is in use.
      const now = new Date();
      await utimes(path, now, now).catch(() => {});
      return { handle, sha256, bytes };
    } catch (cause) {
      if (!isMissingFile(cause)) throw cause;
      this.finished.delete(key);
      return null;
    }
  }

  private finish(key: string, make: MakeFile): Promise<FinishedFile> {
    const known = this.finished.get(key);
    if (known !== undefined) return known;
    const finishing = this.findOrMake(key, make);
    this.finished.set(key, finishing);
    this.forgetOldest();
    // Those who waited are told of a failure; the next request tries again.
    finishing.catch(() => this.finished.delete(key));
    return finishing;
  }

  /** What is forgotten is found again in the folder, as long as it is there. */
  private forgetOldest(): void {
    const [oldest] = this.finished.keys();
    if (oldest !== undefined && this.finished.size > 2 * this.limits.files) {
      this.finished.delete(oldest);
    }
  }

  private async findOrMake(key: string, make: MakeFile): Promise<FinishedFile> {
    await requireOwnFolder(this.folder);
    const found = await this.find(key);
    if (found !== null) return found;
    const made = await this.makeFile(key, make);
    await pruneFolder(this.folder, this.limits, made.path);
    return made;
  }

  /** A file left by an earlier process counts only if its bytes are still those in its name. */
  private async find(key: string): Promise<FinishedFile | null> {
    for (const name of await readdir(this.folder)) {
      const [fileKey, sha256, extension] = name.split(".");
      if (fileKey !== key || extension !== "file") continue;
      const path = join(this.folder, name);
      const digest = await digestFile(path);
      if (digest !== null && digest.sha256 === sha256) return { path, ...digest };
      await rm(path, { force: true });
    }
    return null;
  }

  private async makeFile(key: string, make: MakeFile): Promise<FinishedFile> {
    const temporary = join(this.folder, `${key}.${randomUUID()}.tmp`);
    try {
      await make(temporary);
      const digest = await digestFile(temporary);
      if (digest === null) throw new DomainError("environment", `${temporary} vanished`);
      const path = join(this.folder, `${key}.${digest.sha256}.file`);
      await rename(temporary, path);
      return { path, ...digest };
    } catch (cause) {
      await rm(temporary, { force: true });
      throw cause;
    }
  }
}
