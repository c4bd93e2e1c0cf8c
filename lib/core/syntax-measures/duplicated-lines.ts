import type { ParsedSource } from "../syntax/parsed-source";
import { type LogicalLine, listLogicalLines } from "./list-logical-lines";

/** Fewer equal lines in a row are no duplicate: any two programs share some. */
const shortestRun = 3;
/** Nor are runs of so few tokens, such as three assignments. */
const fewestTokens = 18;

export interface Duplication {
  /** Lines of the longest run that repeats an earlier one. */
  longest: number;
  /** Lines that stand in some run that repeats an earlier one. */
  total: number;
}

/**
 * Lines that repeat earlier ones. Three lines in a row of one function repeat three earlier ones when they are
 * equal with names replaced one for one and literals of a kind all the same (parameterised matches, B. S. Baker,
 * Parameterized Duplication in Strings, SIAM Journal on Computing 26, 1997; clones of type 2); the two may not
 * overlap. Of the lines that stand in such three, runs of 18 tokens and more count.
 */
export function duplicatedLines(source: ParsedSource): Duplication {
  const lines = listLogicalLines(source);
  const firstAt = new Map<string, number>();
  const repeated = new Array<boolean>(lines.length).fill(false);
  for (let at = 0; at + shortestRun <= lines.length; at++) {
    const key = keyOfRun(lines.slice(at, at + shortestRun));
    if (key === null) continue;
    const earlier = firstAt.get(key);
    if (earlier === undefined) firstAt.set(key, at);
    else if (earlier + shortestRun <= at) repeated.fill(true, at, at + shortestRun);
  }
  const lengths = listRuns(lines, repeated)
    .filter((run) => run.reduce((sum, { tokens }) => sum + tokens.length, 0) >= fewestTokens)
    .map((run) => run.reduce((sum, { length }) => sum + length, 0));
  return {
    longest: lengths.reduce((most, one) => Math.max(most, one), 0),
    total: lengths.reduce((sum, one) => sum + one, 0),
  };
}

/** Text that two runs share exactly when they are equal; null for what is no run. */
function keyOfRun(run: readonly LogicalLine[]): string | null {
  const unit = run[0]?.unit;
  if (run.some((line) => line.unit !== unit)) return null;
  const numbers = new Map<string, number>();
  const number = (name: string) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return `$${known}`;
  };
  return run
    .map((line) => line.tokens.map(({ kind, text }) => (kind === "name" ? number(text) : text)))
    .map((texts) => texts.join(" "))
    .join("\n");
}

/** Lines in a row of one function that were marked, as often as there are such. */
function listRuns(lines: readonly LogicalLine[], repeated: readonly boolean[]): LogicalLine[][] {
  const runs: LogicalLine[][] = [];
  lines.forEach((line, at) => {
    if (!repeated[at]) return;
    if (repeated[at - 1] && lines[at - 1]?.unit === line.unit) runs.at(-1)?.push(line);
    else runs.push([line]);
  });
  return runs;
}
