import { z } from "zod";

/** A file of the site's own scripts, as the framework asks for it, and the hint that it will be asked for. */
const scriptTag = /<script src="([^"<>]+)"(?: id="_R_")? async=""><\/script>/g;
const hintTag = /<link rel="preload" as="script"[^<>]*\/>/g;
const filesSchema = z.array(
  z.string().regex(/^\/_next\/static\/chunks\/[\w~-]+(?:\.[\w~-]+)*\.js$/),
);

/** The script that runs what the others hand over. */
const runtime = /\/turbopack-[^/]*$/;

/**
 * A page that nobody sees yet is never painted, so it has nothing to wait for. Scripts run in their order, and
 * only then bear the mark of an order of their own, by which the framework finds them.
 */
const before =
  '((files)=>{const start=()=>{for(const file of files){const script=document.createElement("script");script.async=false;script.src=file;document.head.append(script);script.async=true}};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})(';
const after = ");";

/**
 * Returns a page whose scripts are fetched once it was painted: what is read first, words and figures,
 * doesn't share the line with them. A page without scripts of its own, or done already, stays as it is.
 */
export function deferScripts(html: string): string {
  const named = [...html.matchAll(scriptTag)].map(([, file = ""]) => file);
  // The runtime last: each of the others is then a short task by itself, and none is waited for half way.
  const files = [
    ...named.filter((file) => !runtime.test(file)),
    ...named.filter((file) => runtime.test(file)),
  ];
  const end = html.lastIndexOf("</body>");
  if (end < 0 || files.length === 0 || !filesSchema.safeParse(files).success) return html;
  const body = html.slice(0, end).replace(scriptTag, "").replace(hintTag, "");
  return `${body}<script>${before}${JSON.stringify(files)}${after}</script>${html.slice(end)}`;
}

/** Whether an inline script is the one that `deferScripts` writes, with nothing but files of the site. */
export function isDeferral(text: string): boolean {
  if (!text.startsWith(before) || !text.endsWith(after)) return false;
  try {
    return filesSchema.safeParse(JSON.parse(text.slice(before.length, -after.length))).success;
  } catch {
    return false;
  }
}
