/** A body that an address answered with. */
interface Answer {
  text: string;
  /** Media type. */
  type: string;
}

const ofMarkup =
  /\b(?:href|src|action)="([^"]*)"|<loc>([^<]*)<\/loc>|\bcontent="((?:https?:\/)?\/[^"]*)"/g;
const ofText = /\bhttps?:\/\/[^\s)>"]+/g;
const nextPage = /"next":(\d+)\}$/;

/**
 * Where an answer leads: links, forms, pictures and styles of a page or a feed, addresses in a plain text, and the
 * page after this one of an answer that comes in pages.
 */
export function listLinks(place: string, { text, type }: Answer): string[] {
  if (/html|xml/.test(type)) {
    return [...text.matchAll(ofMarkup)].map((found) =>
      decodeEntities(found.slice(1).find((link) => link !== undefined) ?? ""),
    );
  }
  if (type.startsWith("text/plain")) return text.match(ofText) ?? [];
  const next = type.includes("json") ? nextPage.exec(text)?.[1] : undefined;
  return next === undefined ? [] : [`${place.split("?")[0]}?after=${next}`];
}

function decodeEntities(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
