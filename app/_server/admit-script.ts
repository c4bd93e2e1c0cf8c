import { createHash } from "node:crypto";
import { z } from "zod";
import { isDeferral } from "./defer-scripts";

/**
 * A call with nothing but data: what a page's components were rendered from, or the order to show a part
 * that came late. Spelled as Next 16 and React 19 write them.
 */
const dataCall =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push|self\.__next_f\.push|\$R[CRSX])\(([\s\S]*)\)$/;

/** Where the second call of the framework's first script begins. */
const joined = ";self.__next_f.push(";

/** The call that says which files a page starts with. */
const startCall =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<>]*\})\);$/;
const startSchema = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w~-]+(?:\.[\w~-]+)*\.js$/)),
  runtimeModuleIds: z.array(z.number()),
});

/** Where an order begins that follows the functions which carry it out. */
const order = /\$R[CRSX]\("[^"\\]*"[^()]*\)$/;

/** SHA-256 of what React writes before its first order of a kind, and of its script that takes the time. */
const knownPreludes = new Set([
  "7a3c441a297b4368e7168f53d44323873b11a160d3567f2d4695187785c22646", // parts
  "ae43f2863da498ae6e297e928af4b7bb581afa935a8f2f3105606210f5e134c0", // segments
  "1c8c044fd61ba420d20d9c528c3c018543fab32c03d2f7db00f6ec8230db3785", // failed parts
  "ee6bb81f4e9fc030a39a7c71affc4d1f2b900baa4b4c7af83361388d7c39599b", // time
]);

/**
 * Whether an inline script is one that the framework writes, or that starts its scripts, and holds data
 * alone beside known functions. Whatever else gets into a page, such as markup that escaped its escaping, is not.
 */
export function isFrameworkScript(text: string): boolean {
  if (isDataCall(text) || isStart(text) || isDeferral(text)) return true;
  const cut = text.indexOf(joined);
  if (cut > 0) return isDataCall(text.slice(0, cut)) && isDataCall(text.slice(cut + 1));
  const call = text.search(order);
  if (call >= 0 && !isDataCall(text.slice(call))) return false;
  return knownPreludes.has(sha256(call < 0 ? text : text.slice(0, call)));
}

function isDataCall(text: string): boolean {
  const [, args] = dataCall.exec(text) ?? [];
  return args !== undefined && parse(`[${args}]`) !== undefined;
}

function isStart(text: string): boolean {
  const [, argument] = startCall.exec(text) ?? [];
  return argument !== undefined && startSchema.safeParse(parse(argument)).success;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
