/** A body that an address answered with. */
interface Answer {
  text: string;
  /** Media type. */
  type: string;
}

const ofMarkup =
  /\b(?:href|src)="([^"]*)"|<loc>([^<]*)<\/loc>|\bcontent="((?:https?:\/)?\/[^"]*)"/g;
const ofForm = /<form\b[^>]*\baction="([^"]*)"[^>]*>(.*?)<\/form>/gs;
/** Fields as they stand: what is typed or hidden, and of a choice what is chosen, the first unless told. */
const ofField =
  /<input\b(?=[^>]*\bname="([^"]*)")(?![^>]*\btype="(?:checkbox|radio)")(?:[^>]*\bvalue="([^"]*)")?[^>]*>|<select\b[^>]*\bname="([^"]*)"[^>]*>(.*?)<\/select>/gs;
const ofText = /\bhttps?:\/\/[^\s)>"]+/g;
const nextPage = /"next":(\d+)\}$/;

/**
 * Where an answer leads: links, forms sent as they stand, pictures and styles of a page or a feed, addresses in a plain text, and the
 * page after this one of an answer that comes in pages.
 */
export function listLinks(place: string, { text, type }: Answer): string[] {
  if (/html|xml/.test(type)) {
    const links = [...text.matchAll(ofMarkup)].map((found) =>
      decodeEntities(found.slice(1).find((link) => link !== undefined) ?? ""),
    );
    return [
      ...links,
      ...[...text.matchAll(ofForm)].map(([, action, fields]) => send(action, fields)),
    ];
  }
  if (type.startsWith("text/plain")) return text.match(ofText) ?? [];
  const next = type.includes("json") ? nextPage.exec(text)?.[1] : undefined;
  return next === undefined ? [] : [`${place.split("?")[0]}?after=${next}`];
}

function send(action = "", fields = ""): string {
  const asked = new URLSearchParams();
  for (const [, typed, value = "", chosen, options = ""] of fields.matchAll(ofField)) {
    if (typed !== undefined) asked.append(typed, decodeEntities(value));
    else if (chosen !== undefined) asked.append(chosen, decodeEntities(findChosen(options)));
  }
  const query = asked.toString();
  return query === "" ? decodeEntities(action) : `${decodeEntities(action)}?${query}`;
}

function findChosen(options: string): string {
  const all = [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
  const [chosen = ""] = [...all.filter((option) => /\bselected\b/.test(option)), ...all];
  return /\bvalue="([^"]*)"/.exec(chosen)?.[1] ?? "";
}

function decodeEntities(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
