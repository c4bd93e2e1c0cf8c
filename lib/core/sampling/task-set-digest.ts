import { sha256Hex } from "../protocol/sha256-hex";
import { compareByteOrder } from "./compare-byte-order";

/**
 * Returns `task_set_digest`, which names a task set without naming its tasks: the SHA-256 of the ids in
 * byte order, joined by line feeds, none at the end. Independent of the order given.
 */
export function taskSetDigest(ids: readonly string[]): string {
  return sha256Hex([...ids].sort(compareByteOrder).join("\n"));
}
