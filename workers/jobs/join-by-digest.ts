import type { NamedObject } from "../../db/repositories/list-named-objects";
import { DomainError } from "../../lib/core/errors";
import type { StoredEntry } from "../../lib/core/ports/object-store";

export type Joined =
  | { kind: "named"; object: NamedObject }
  /** In the store, and named by no row; also what is no object at all. */
  | { kind: "unnamed"; entry: StoredEntry };

/**
 * Goes through what rows name and what a store holds side by side, both in ascending order of their
 * SHA-256, with one of each in memory.
 * @throws DomainError integrity when the store lists out of order: everything would seem unnamed.
 */
export async function* joinByDigest(
  named: AsyncIterable<NamedObject>,
  stored: AsyncIterable<StoredEntry>,
): AsyncGenerator<Joined> {
  const objects = named[Symbol.asyncIterator]();
  try {
    let next = await objects.next();
    let last = "";
    for await (const entry of stored) {
      const { sha256 } = entry;
      if (sha256 !== null) {
        if (sha256 < last) throw new DomainError("integrity", "the store lists out of order");
        last = sha256;
        for (; !next.done && next.value.sha256 < sha256; next = await objects.next()) {
          yield { kind: "named", object: next.value };
        }
        // It comes with the objects that rows name, or came already where a store lists it twice.
        if (!next.done && next.value.sha256 === sha256) continue;
      }
      yield { kind: "unnamed", entry };
    }
    for (; !next.done; next = await objects.next()) yield { kind: "named", object: next.value };
  } finally {
    await objects.return?.();
  }
}
