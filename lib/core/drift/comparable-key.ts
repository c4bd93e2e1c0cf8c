import { canonicalJson } from "../protocol/canonical-json";
import type { Manifest } from "../protocol/manifest";
import { sha256Hex } from "../protocol/sha256-hex";

/**
 * Names what two results of a model must share to be set against each other: execution, scoring and
 * generation but for the reported build, which is the thing that drifts, and of the task contract what
 * holds for every task. What belongs to one drawn set (its ids, hashes over its texts and tests) is left
 * out: the same task in the same content is found by its own hash.
 * Source: methodology, section 4.
 */
export function comparableKey({ task, generation, execution, scoring }: Manifest): string {
  const { modelBuild: _build, ...asked } = generation;
  const { suite, allowedImports } = task;
  const shared = { task: { suite, allowedImports }, generation: asked, execution, scoring };
  return sha256Hex(canonicalJson(shared));
}
