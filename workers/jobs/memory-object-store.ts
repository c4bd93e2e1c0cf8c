import { DomainError } from "../../lib/core/errors";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";

/** Objects that end with the process: for texts that may lie on no disk that the site can read. */
export class MemoryObjectStore implements ObjectStore {
  private readonly objects = new Map<string, Uint8Array>();

  async put(content: Uint8Array): Promise<string> {
    const sha256 = sha256Hex(content);
    this.objects.set(sha256, content);
    return sha256;
  }

  async get(sha256: string): Promise<Uint8Array> {
    const content = this.objects.get(sha256);
    if (content === undefined) throw new DomainError("not-found", `no object ${sha256}`);
    return content;
  }
}
