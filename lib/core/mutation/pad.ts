import type { ParsedSource } from "../syntax/parsed-source";
import type { Replacement } from "./operator";

const word = /[\w$]/;
const sign = /[+\-*/&|<>=!%^~.]/;

/** A replacement with a blank at either end where its text would run together with its neighbour. */
export function pad({ text }: ParsedSource, change: Replacement): Replacement {
  const { start, end } = change;
  const joins = (left = "", right = "") =>
    (word.test(left) && word.test(right)) || (sign.test(left) && sign.test(right));
  const before = joins(text[start - 1], change.text[0]) ? " " : "";
  const after = joins(change.text.at(-1), text[end]) ? " " : "";
  return { start, end, text: before + change.text + after };
}
