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

/** Says what the vectors were made with. */
const metaKey = "meta";

/**
 * Recomputes every case of a document of reference vectors. A key holds one case or a list of them.
 * @throws DomainError bad-input naming key, case, field and remedy: an unknown key, a case that can't be
 *   read or computed, or nothing to check. Nothing is left out in silence.
 */
export function checkDocument(document: Readonly<Record<string, unknown>>): CheckedDocument {
  const keys = Object.keys(document).filter((key) => key !== metaKey);
  if (keys.length === 0) {
    throw new DomainError("bad-input", "the document holds no vectors: give one that does");
  }
  // All keys first: a wrong one is told before the others are computed.
  const found = keys.map((key) => findChecker(key));
  const checked = found.map((checker) => checkKey(checker, document[checker.key]));
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

function checkKey(checker: Checker, given: unknown) {
  const { key } = checker;
  const cases: unknown[] = Array.isArray(given) ? given : [given];
  if (cases.length === 0) {
    throw new DomainError("bad-input", `key ${key}: holds no case: add one or remove the key`);
  }
  const checked = cases.map((entry, index) => checkCase(checker, entry, index));
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
    if (!(cause instanceof DomainError)) throw cause;
    const name = nameOf(given);
    const place = `key ${checker.key}, case ${index}${name === null ? "" : ` (${name})`}`;
    const remedy = cause.message.includes(": ") ? "" : ": correct the case or remove it";
    throw new DomainError("bad-input", `${place}: ${cause.message}${remedy}`, { cause });
  }
}

function nameOf(given: unknown): string | null {
  const name = (given as { name?: unknown } | null)?.name;
  return typeof name === "string" ? name.slice(0, 80) : null;
}
