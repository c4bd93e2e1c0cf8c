import { DomainError } from "../errors";
import type { Manifest } from "./manifest";

/**
 * The most tries that a run allowed where each task's tries ended with its first success; null where
 * candidates were made independently.
 * @throws DomainError integrity for sequential tries without their most, which no import accepts.
 */
export function sequentialAttempts({
  generation,
  scoring,
}: Pick<Manifest, "generation" | "scoring">): number | null {
  if (scoring.estimator !== "sequential pass@j") return null;
  if (generation.attempts !== null && generation.attempts >= 1) return generation.attempts;
  throw new DomainError("integrity", "sequential tries without the most that were allowed");
}
