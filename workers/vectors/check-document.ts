import { setImmediate } from "node:timers/promises";
import { DomainError } from "../../lib/core/errors";
import { checkers } from "./checkers";
import type { FieldDifference } from "./compare-figures";
import type { CheckedCase, Checker } from "./define-checker";

export interface CheckedKey {
  readonly key: string;
  readonly cases: number;
  readonly figures: number;
  readonly differences: number;
  /** Fields of its cases that no checker knows. */
  readonly ignoredFields: readonly string[];
}

export interface VectorDifference extends FieldDifference {
  readonly key: string;
  /** From 0. */
  readonly case: number;
  /** Null where the case has none. */
  readonly name: string | null;
}

export interface CheckedDocument {
  readonly keys: readonly CheckedKey[];
  readonly cases: number;
  readonly figures: number;
  readonly differences: readonly VectorDifference[];
}

export interface CheckOptions {
  /** Ends the check between two cases. */
  readonly signal?: AbortSignal;
  /** Told after every case. */
  readonly advance?: (done: number, cases: number) => void;
}

/** Says what the vectors were made with. */
const metaKey = "meta";
/** So long an interruption may wait to be heard, beside the case that is being computed. */
const msBetweenPauses = 50;

/**
 * Recomputes every case of a document of reference vectors. A key holds one case or a list of them.
 * @throws DomainError bad-input naming key, case, field and remedy: an unknown key, a case that can't be
 *   read or computed or states nothing, or nothing to check. Nothing is left out in silence.
 * @throws the signal's reason once it is aborted.
 */
export async function checkDocument(
  document: Readonly<Record<string, unknown>>,
  options: CheckOptions = {},
): Promise<CheckedDocument> {
  const keys = Object.keys(document).filter((key) => key !== metaKey);
  if (keys.length === 0) {
    throw new DomainError("bad-input", "the document holds no vectors: give one that does");
  }
  // All keys first: a wrong one is told before the others are computed.
  const found = keys.map((key) => findChecker(key));
  const given = found.map((checker) => listCases(checker, document[checker.key]));
  const watch = watchCases(given.flat().length, options);
  const checked: Awaited<ReturnType<typeof checkKey>>[] = [];
  for (const [index, checker] of found.entries()) {
    checked.push(await checkKey(checker, given[index] ?? [], watch));
  }
  return {
    keys: checked.map(({ counts }) => counts),
    cases: checked.reduce((sum, { counts }) => sum + counts.cases, 0),
    figures: checked.reduce((sum, { counts }) => sum + counts.figures, 0),
    differences: checked.flatMap(({ differences }) => differences),
  };
}

function findChecker(key: string): Checker {
  const checker = checkers.find((candidate) => candidate.key === key);
  if (checker !== undefined) return checker;
  throw new DomainError(
    "bad-input",
    `key ${JSON.stringify(key)}: no such vectors are known: correct its name or remove it`,
  );
}

function listCases({ key }: Checker, given: unknown): unknown[] {
  const cases: unknown[] = Array.isArray(given) ? given : [given];
  if (cases.length > 0) return cases;
  throw new DomainError("bad-input", `key ${key}: holds no case: add one or remove the key`);
}

/** Returns what is called after every case: it lets an interruption be heard, and ends by it. */
function watchCases(cases: number, { signal, advance }: CheckOptions): () => Promise<void> {
  let done = 0;
  let pausedAt = performance.now();
  return async () => {
    advance?.(++done, cases);
    if (performance.now() - pausedAt >= msBetweenPauses) {
      await setImmediate();
      pausedAt = performance.now();
    }
    signal?.throwIfAborted();
  };
}

async function checkKey(checker: Checker, cases: readonly unknown[], watch: () => Promise<void>) {
  const { key } = checker;
  const checked: CheckedCase[] = [];
  for (const [index, entry] of cases.entries()) {
    checked.push(checkCase(checker, entry, index));
    await watch();
  }
  const differences = checked.flatMap((result, index) =>
    result.differences.map(
      (difference): VectorDifference => ({
        key,
        case: index,
        name: nameOf(cases[index]),
        ...difference,
      }),
    ),
  );
  const counts: CheckedKey = {
    key,
    cases: cases.length,
    figures: checked.reduce((sum, result) => sum + result.figures, 0),
    differences: differences.length,
    ignoredFields: [...new Set(checked.flatMap((result) => result.ignoredFields))],
  };
  return { counts, differences };
}

function checkCase(checker: Checker, given: unknown, index: number): CheckedCase {
  try {
    return checker.checkCase(given);
  } catch (cause) {
    const name = nameOf(given);
    const place = `key ${checker.key}, case ${index}${name === null ? "" : ` (${name})`}`;
    if (cause instanceof RangeError) throw tooLarge(place, cause);
    if (!(cause instanceof DomainError)) throw cause;
    const remedy = cause.message.includes(": ") ? "" : ": correct the case or remove it";
    throw new DomainError("bad-input", `${place}: ${cause.message}${remedy}`, { cause });
  }
}

/** Neither memory nor the stack holds what the case asks for. */
function tooLarge(place: string, cause: RangeError): DomainError {
  const message = `${place}: is too large to be computed (${cause.message}): make the case smaller`;
  return new DomainError("bad-input", message, { cause });
}

function nameOf(given: unknown): string | null {
  const name = (given as { name?: unknown } | null)?.name;
  return typeof name === "string" ? name.slice(0, 80) : null;
}
