import { InvalidArgumentError } from "commander";

const mostCandidates = 1_000;

/** A number of candidates from the command line. */
export function parseCount(text: string): number {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= mostCandidates) return count;
  throw new InvalidArgumentError(`give a whole number from 1 to ${mostCandidates}`);
}
