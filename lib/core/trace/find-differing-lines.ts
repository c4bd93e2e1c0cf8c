export interface DifferingLines {
  /** Line numbers from 1. */
  a: ReadonlySet<number>;
  b: ReadonlySet<number>;
}

/** Lines that a table of this many cells still compares in some milliseconds. */
const mostCells = 1_000_000;

/**
 * The lines of each of two programs that are not part of their longest common subsequence of lines
 * (dynamic programming over what is left between equal beginnings and ends); ends of lines and blanks
 * at them don't count. Null where the programs are too long to compare.
 */
export function findDifferingLines(a: string, b: string): DifferingLines | null {
  const [own, other] = [splitLines(a), splitLines(b)];
  const start = countEqual(own, other, (lines, at) => lines[at]);
  const [restA, restB] = [own.slice(start), other.slice(start)];
  const end = countEqual(restA, restB, (lines, at) => lines[lines.length - 1 - at]);
  const [middleA, middleB] = [
    restA.slice(0, restA.length - end),
    restB.slice(0, restB.length - end),
  ];
  if (middleA.length * middleB.length > mostCells) return null;
  const kept = keepCommon(middleA, middleB);
  const number = (lines: readonly string[], isKept: ReadonlySet<number>) =>
    new Set([...lines.keys()].filter((at) => !isKept.has(at)).map((at) => start + at + 1));
  return { a: number(middleA, kept.a), b: number(middleB, kept.b) };
}

function splitLines(text: string): string[] {
  return text
    .replace(/\r?\n$/, "")
    .split("\n")
    .map((line) => line.trimEnd());
}

function countEqual(
  a: readonly string[],
  b: readonly string[],
  read: (lines: readonly string[], at: number) => string | undefined,
): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && read(a, count) === read(b, count)) count += 1;
  return count;
}

/** The places of a longest common subsequence. */
function keepCommon(a: readonly string[], b: readonly string[]) {
  const width = b.length + 1;
  // lengths[i * width + j]: of what a from i and b from j have in common.
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const kept = { a: new Set<number>(), b: new Set<number>() };
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      kept.a.add(i++);
      kept.b.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}
