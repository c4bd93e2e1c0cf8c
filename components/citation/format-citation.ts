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
}

const longestTitle = 200;

/** A citation as one sentence. */
export function formatCitation({ title, address, publishedAt, record }: Cited): string {
  const year = publishedAt === null ? "" : ` (${publishedAt.slice(0, 4)})`;
  const pinned = record === null ? "" : ` Record ${record.id}, SHA-256 ${record.sha256}.`;
  return `Errorbar${year}. ${toPlainText(title, longestTitle)}. ${address}.${pinned}`;
}

/** The same as a BibTeX entry, a line each; foreign text in it is no TeX. */
export function formatBibtex({ title, address, publishedAt, record }: Cited): string[] {
  const fields = [
    ["author", "{Errorbar}"],
    ["title", `{${escapeTex(toPlainText(title, longestTitle))}}`],
    ...(publishedAt === null ? [] : [["year", publishedAt.slice(0, 4)]]),
    ["url", address],
    ...(record === null ? [] : [["note", `Record ${record.id}, SHA-256 ${record.sha256}`]]),
  ];
  return [
    `@misc{errorbar-${keyOf(address, record)},`,
    ...fields.map(([name, value]) => `  ${name} = {${value}},`),
    "}",
  ];
}

/** Letters, digits and hyphens of the path, and the start of the record's hash. */
function keyOf(address: string, record: Cited["record"]): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  const words = path.match(/[A-Za-z0-9]+/g) ?? ["board"];
  return [...words, ...(record === null ? [] : [record.sha256.slice(0, 8)])].join("-").slice(0, 80);
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
