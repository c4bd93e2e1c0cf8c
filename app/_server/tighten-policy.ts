import { createHash } from "node:crypto";
import { isFrameworkScript } from "./admit-script";

const inlineScript = /<script((?:\s[^<>]*)?)>([\s\S]*?)<\/script>/g;
/** Of a script that runs: data blocks, such as structured data, have a type of their own. */
const isExecuted = (attributes: string) =>
  !/\s(?:src|type="application\/ld\+json")/.test(attributes);

/**
 * Returns a page's policy with the hashes of its own inline scripts in the place of 'unsafe-inline'.
 * Only scripts of the framework that hold data get one, so that any other is refused by the browser.
 */
export function tightenPolicy(policy: string, html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(inlineScript)) {
    if (isExecuted(attributes) && isFrameworkScript(text)) hashes.add(hashOf(text));
  }
  const isScripts = (directive: string) => directive.trim().startsWith("script-src ");
  return policy
    .split(";")
    .map((directive) =>
      isScripts(directive)
        ? directive.replace("'unsafe-inline'", [...hashes].join(" "))
        : directive,
    )
    .join(";");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
