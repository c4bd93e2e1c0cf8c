import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { DomainError } from "../../lib/core/errors";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const digestPattern = /^[0-9a-f]{64}$/;

/** Objects as gzip files at `<root>/<first two digits>/<digest>.gz`. */
export class FileObjectStore implements ObjectStore {
  /** @param root absolute folder; made at the first put */
  constructor(private readonly root: string) {}

  async put(content: Uint8Array): Promise<string> {
    const sha256 = sha256Hex(content);
    const path = this.pathOf(sha256);
    if (await exists(path)) return sha256;
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await writeFile(temporary, await compress(content));
      await rename(temporary, path);
    } catch (cause) {
      await rm(temporary, { force: true });
      throw cause;
    }
    return sha256;
  }

  async get(sha256: string): Promise<Uint8Array> {
    if (!digestPattern.test(sha256)) throw new DomainError("not-found", "no such object");
    const stored = await this.readStored(sha256);
    try {
      const content = await decompress(stored);
      if (sha256Hex(content) === sha256) return content;
    } catch (cause) {
      throw new DomainError("integrity", `the object ${sha256} is damaged`, { cause });
    }
    throw new DomainError("integrity", `the object ${sha256} no longer matches its name`);
  }

  private async readStored(sha256: string): Promise<Uint8Array> {
    try {
      return await readFile(this.pathOf(sha256));
    } catch (cause) {
      if (isMissing(cause)) throw new DomainError("not-found", `no object ${sha256}`, { cause });
      throw cause;
    }
  }

  private pathOf(sha256: string): string {
    return join(this.root, sha256.slice(0, 2), `${sha256}.gz`);
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw cause;
  }
}
