import { escapeXml } from "../../_lib/escape-xml";

/** Text that is HTML already; only `markup` makes it. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = Markup | string | number | null | readonly Part[];

/** HTML in which every value put in is escaped, unless it is markup itself. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const pieces = texts.flatMap((text, index) => [text, show(parts[index] ?? null)]);
  return new Markup(pieces.join(""));
}

function show(part: Part): string {
  if (part === null) return "";
  if (part instanceof Markup) return part.html;
  if (typeof part === "string" || typeof part === "number") return escapeXml(String(part));
  return part.map(show).join("");
}
