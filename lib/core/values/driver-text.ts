import type { Language } from "../vocabulary";
import { formatWire } from "./format-wire";
import { pythonLiteral } from "./python-literal";
import type { Value } from "./value";

/** A value as a language's driver and checker read it: a Python literal, or wire text. */
export function toDriverText(language: Language, value: Value): string {
  return language === "python" ? pythonLiteral(value) : formatWire(value);
}
