import { canaries } from "../fixtures/invented-problems";

/** Planted marks that a text holds, whatever their case. */
export function findCanaries(text: string): string[] {
  const folded = text.toLowerCase();
  return canaries.filter((canary) => folded.includes(canary.toLowerCase()));
}
