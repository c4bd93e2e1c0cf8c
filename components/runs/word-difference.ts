import type { UnrankedRow } from "../../lib/contracts/board";
import { lowerFirst } from "../format/lower-first";
import { toPlainText } from "../format/to-plain-text";
import { wordField, wordManifestValue } from "./manifest-words";

type Difference = UnrankedRow["differs"][number];

/** Enough of a value to tell two apart; the run's manifest has it whole. */
const longestValue = 40;

/**
 * A field of the manifest in which a run differs from those that are ranked: "CPU time per test 3 s
 * instead of 2 s". Digests, and long texts that begin alike, are only said to differ.
 */
export function wordDifference({ field, here, there }: Difference): string {
  const name = field.split(".").at(-1) ?? field;
  const words = lowerFirst(wordField(name).replace(/^SHA-256 of the /, ""));
  if (name.endsWith("Sha256") && here !== null && there !== null) return `another ${words}`;
  const [own, others] = [wordValue(name, here), wordValue(name, there)];
  return own === others ? `another ${words}` : `${words} ${own} instead of ${others}`;
}

function wordValue(name: string, value: Difference["here"]): string {
  if (value === "") return "none";
  const words = toPlainText(wordManifestValue(name, value), longestValue);
  return typeof value === "string" && /[^\w.-]/.test(value) ? `“${words}”` : words;
}
