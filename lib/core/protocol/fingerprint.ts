import { canonicalJson } from "./canonical-json";
import type { Manifest } from "./manifest";
import { sha256Hex } from "./sha256-hex";

/**
 * Names what a run was made under: SHA-256 of the canonical JSON of its four contracts, each whole.
 * Source: methodology, section 6. Equal to the hash that is stored with the run, unless the manifest
 * was stored before its contracts had all of their fields: that hash is of the older text.
 */
export function fingerprint({ execution, generation, scoring, task }: Manifest): string {
  return sha256Hex(canonicalJson({ execution, generation, scoring, task }));
}
