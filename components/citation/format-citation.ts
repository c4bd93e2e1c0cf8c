import { toPlainText } from "../format/to-plain-text";

/** What a citation names. */
export interface Cited {
  title: string;
  /** Absolute, and stays. */
  address: string;
  /** When what is shown was published, ISO 8601; null where that isn't known. */
  publishedAt: string | null;
  /**
   * The newest record of the chain that the page rests on: each record holds the hash of the one before
   * it, so this one hash pins them all. Null where the page rests on no record.
   */
  record: { id: number; sha256: string } | null;
  /** What else says which state of the page is meant, such as a version of the software. */
  edition?: string;
}

const longestTitle = 200;
const longestPlace = 80;

/** A citation as one sentence. */
export function formatCitation(cited: Cited): string {
  const { title, address, publishedAt } = cited;
  const year = publishedAt === null ? "" : ` (${publishedAt.slice(0, 4)})`;
  const pinned = pinsOf(cited).map((pin) => ` ${pin}.`);
  return `Errorbar${year}. ${toPlainText(title, longestTitle)}. ${address}.${pinned.join("")}`;
}

/** The same as a BibTeX entry, a line each; foreign text in it is no TeX. */
export function formatBibtex(cited: Cited): string[] {
  const { title, address, publishedAt, record } = cited;
  const pins = pinsOf(cited);
  const fields = [
    ["author", "{Errorbar}"],
    ["title", `{${escapeTex(toPlainText(title, longestTitle))}}`],
    ...(publishedAt === null ? [] : [["year", publishedAt.slice(0, 4)]]),
    ["url", address],
    ...(pins.length === 0 ? [] : [["note", pins.join(". ")]]),
  ];
  return [
    `@misc{errorbar-${keyOf(address, record)},`,
    ...fields.map(([name, value]) => `  ${name} = {${value}},`),
    "}",
  ];
}

/** What the cited state can be told from others by. */
function pinsOf({ edition, record }: Cited): string[] {
  return [
    ...(edition === undefined ? [] : [edition]),
    ...(record === null ? [] : [`Record ${record.id}, SHA-256 ${record.sha256}`]),
  ];
}

/**
 * Tells one view from every other: the words of its path, then what its parameters ask for, then the
 * start of the record's hash. Only characters that no program of references stumbles over.
 */
function keyOf(address: string, record: Cited["record"]): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const words = (url?.pathname ?? address).match(/[A-Za-z0-9]+/g) ?? ["home"];
  const asked = [...(url?.searchParams.values() ?? [])].map((value) =>
    encodeURIComponent(value).replace(/[^\w.-]/g, "_"),
  );
  const name = [words.join("-"), ...asked].join(":");
  const place = name.length <= longestPlace ? name : shorten(name);
  return record === null ? place : `${place}-${record.sha256.slice(0, 8)}`;
}

/** What is cut off still decides the key: FNV-1a of the whole stands in its place. */
function shorten(name: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${name.slice(0, longestPlace - 9)}-${hash.toString(16).padStart(8, "0")}`;
}

const texCharacters: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

function escapeTex(text: string): string {
  return text.replace(
    /[\\~^#$%&_{}]/g,
    (character) => texCharacters[character] ?? `\\${character}`,
  );
}
