import { createHash } from "node:crypto";

/**
 * A call with nothing but data: what a page's components were rendered from, or the order to show a part
 * that came late. Spelled as Next 16 and React 19 write them.
 */
const dataCall =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push|self\.__next_f\.push|\$R[CRSX])\(([\s\S]*)\)$/;

/** Where the second call of the framework's first script begins. */
const joined = ";self.__next_f.push(";

/** Where an order begins that follows the functions which carry it out. */
const order = /\$R[CRSX]\("[^"\\]*"[^()]*\)$/;

/** SHA-256 of what React writes before the first order of a kind, and of its script that takes the time. */
const knownPreludes = new Set<string>([]);

/**
 * Whether an inline script is one that the framework writes and, beside its own functions, holds data
 * alone. Whatever else gets into a page, such as markup that escaped its escaping, is not.
 */
export function isFrameworkScript(text: string): boolean {
  if (isDataCall(text)) return true;
  const cut = text.indexOf(joined);
  if (cut > 0) return isDataCall(text.slice(0, cut)) && isDataCall(text.slice(cut + 1));
  const call = text.search(order);
  if (call >= 0 && !isDataCall(text.slice(call))) return false;
  return knownPreludes.has(sha256(call < 0 ? text : text.slice(0, call)));
}

function isDataCall(text: string): boolean {
  const [, args] = dataCall.exec(text) ?? [];
  if (args === undefined) return false;
  try {
    JSON.parse(`[${args}]`);
    return true;
  } catch {
    return false;
  }
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
