import { assertNever } from "../../../lib/core/assert-never";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { Language } from "../../../lib/core/vocabulary";
import { maskSource } from "./mask-source";

/** A wrong program made from a right one, and what was changed. */
export interface PlantedFault {
  source: string;
  kind: FaultKind;
  /** Such as `line 4: < became >=`. */
  words: string;
}

export type FaultKind = "comparison" | "constant" | "operator" | "returned value";

interface Site {
  kind: FaultKind;
  start: number;
  end: number;
  text: string;
}

interface Planted {
  source: string;
  language: Language;
  entryPoint: string;
  /** The same seed plants the same faults. */
  seed: string;
}

const negated: Record<string, string> = {
  ...{ "===": "!==", "!==": "===", "==": "!=", "!=": "==" },
  ...{ "<": ">=", ">=": "<", ">": "<=", "<=": ">" },
};
const otherOperator: Record<string, string> = {
  ...{ "+": "-", "-": "+", "*": "+", "/": "*", "//": "*", "%": "*" },
  ...{ "&&": "||", "||": "&&", and: "or", or: "and" },
};

/**
 * Every single fault that can be planted in a program's entry point, in an order that its seed draws:
 * a negated comparison, a constant off by one, another operator, another value returned. Texts and
 * comments are left alone.
 */
export function listFaults(planted: Planted): PlantedFault[] {
  const { source, language, entryPoint, seed } = planted;
  const masked = maskSource(source, language);
  const from = Math.max(0, lastDefinition(masked, entryPoint, language));
  const code = masked.slice(from);
  const sites = [
    ...findSites(code, "comparison", /(?<=\s)(?:===|!==|==|!=|<=|>=|<|>)(?=\s)/g, negated),
    ...findSites(code, "operator", operatorPattern(language), otherOperator),
    ...findConstants(code),
    ...findReturns(code, planted, source.slice(from)),
  ];
  return sites
    .map((site) => ({ site, order: sha256Hex(`${seed} ${site.kind} ${site.start}`) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .sort((a, b) => tierOf(a.site, sites) - tierOf(b.site, sites))
    .map(({ site }) => toFault(source, from, site));
}

/**
 * Every call comes past the only return statement and the first comparison, so faults there are seen if
 * anything is. Other comparisons and returned values follow; another constant or operator often changes
 * nothing that can be seen, such as a bound that is never met, and comes last.
 */
function tierOf({ kind, start }: Site, sites: readonly Site[]): number {
  const alike = sites.filter((site) => site.kind === kind).map((site) => site.start);
  switch (kind) {
    case "returned value":
      return alike.length === 1 ? 0 : 1;
    case "comparison":
      return start === Math.min(...alike) ? 0 : 1;
    case "constant":
    case "operator":
      return 2;
    default:
      return assertNever(kind);
  }
}

function toFault(source: string, from: number, site: Site): PlantedFault {
  const [start, end] = [from + site.start, from + site.end];
  const before = source.slice(start, end);
  const line = source.slice(0, start).split("\n").length;
  return {
    source: source.slice(0, start) + site.text + source.slice(end),
    kind: site.kind,
    words: `line ${line}: ${before.trim()} became ${site.text.trim()}`,
  };
}

/** Where the entry point's last definition begins: helpers before it are not changed. */
function lastDefinition(code: string, entryPoint: string, language: Language): number {
  const name = entryPoint.replaceAll("$", "\\$");
  const patterns: Partial<Record<Language, RegExp>> = {
    python: new RegExp(`\\bdef[ \\t]+${name}\\b`, "g"),
    javascript: new RegExp(`\\b(?:function|const|let|var)[ \\t]+${name}\\b`, "g"),
    java: new RegExp(`[\\w>\\]][ \\t]+${name}[ \\t]*\\(`, "g"),
  };
  const pattern = patterns[language];
  return pattern === undefined ? 0 : ([...code.matchAll(pattern)].at(-1)?.index ?? 0);
}

function operatorPattern(language: Language): RegExp {
  return language === "python"
    ? /(?<=\s)(?:\+|-|\*|\/\/|\/|%|and|or)(?=\s)/g
    : /(?<=\s)(?:\+|-|\*|\/|%|&&|\|\|)(?=\s)/g;
}

function findSites(
  code: string,
  kind: FaultKind,
  pattern: RegExp,
  becomes: Record<string, string>,
): Site[] {
  return [...code.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    const text = becomes[found];
    return text === undefined ? [] : [{ kind, start: index, end: index + found.length, text }];
  });
}

function findConstants(code: string): Site[] {
  return [...code.matchAll(/(?<![\w.$])\d{1,15}(?![\w.])/g)].map(({ index, 0: digits }) => ({
    kind: "constant",
    start: index,
    end: index + digits.length,
    text: String(Number(digits) + 1),
  }));
}

/** Whole return statements of one line. */
function findReturns(code: string, planted: Planted, shown: string): Site[] {
  const ended = planted.language === "python" ? /\breturn[ \t]+\S[^\n]*/g : /\breturn\s+[^;\n]+;/g;
  return [...code.matchAll(ended)].flatMap(({ index, 0: found }) => {
    const end = index + found.trimEnd().length;
    const value = shown.slice(index + "return".length, end).trim();
    const text = changeReturned(value, planted);
    if (text === null || !isBalanced(found)) return [];
    return [{ kind: "returned value" as const, start: index, end, text }];
  });
}

function isBalanced(text: string): boolean {
  const count = (character: string) => text.split(character).length;
  return ["()", "[]", "{}"].every(([open = "", close = ""]) => count(open) === count(close));
}

/** A return statement of another value of the same type; null where none is at hand. */
function changeReturned(value: string, planted: Planted): string | null {
  if (planted.language === "python") return `return not (${value})`;
  const bare = value.replace(/;$/, "");
  if (planted.language === "javascript") return `return !(${bare});`;
  const last = javaType(planted);
  if (last === "boolean" || last === "Boolean") return `return !(${bare});`;
  if (last === "String") return `return (${bare}) + "x";`;
  if (last !== undefined && /^(?:int|long|double|Integer|Long|Double)$/.test(last)) {
    return `return (${bare}) + 1;`;
  }
  return last === undefined || /^(?:void|char|float|byte|short)$/.test(last)
    ? null
    : "return null;";
}

/** What a Java method says that it returns; undefined when its head is not found. */
function javaType({ source, entryPoint }: Planted): string | undefined {
  const name = entryPoint.replaceAll("$", "\\$");
  const heads = new RegExp(
    `([A-Za-z][\\w.]*(?:<[^;{}()]*>)?(?:\\[\\])*)[ \\t]+${name}[ \\t]*\\(`,
    "g",
  );
  return [...source.matchAll(heads)]
    .map(([, type]) => type)
    .find((type) => type !== "return" && type !== "new");
}
