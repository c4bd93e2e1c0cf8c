import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { matchesEtag } from "../api/_lib/matches-etag";

/** Compressed pages by address and ETag, which changes with the page. */
const pressed = new Map<string, Buffer>();
const mostPressed = 300;

/**
 * The body to send for a page that was kept: none to a browser that has it, and compressed once for all
 * who read that. Anything else, and what was written in parts, passes as it is.
 * @param key names the page and its version; null for what has no ETag
 */
export function answerKept(response: ServerResponse, key: string | null, body: unknown): unknown {
  if (key === null || !isKeptPage(response) || !isWhole(body)) return body;
  const { headers } = response.req;
  const etag = String(response.getHeader("ETag"));
  if (matchesEtag(headers["if-none-match"] ?? null, etag)) {
    response.statusCode = 304;
    response.removeHeader("Content-Length");
    return undefined;
  }
  // Refused by weight zero, which nobody sends but a test.
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers["accept-encoding"] ?? ""))) {
    return body;
  }
  const bytes = pressed.get(key) ?? press(key, body);
  response.setHeader("Content-Encoding", "gzip");
  response.appendHeader("Vary", "Accept-Encoding");
  response.setHeader("Content-Length", bytes.length);
  return bytes;
}

function press(key: string, body: string | Uint8Array): Buffer {
  if (pressed.size >= mostPressed) pressed.clear();
  const bytes = gzipSync(body);
  pressed.set(key, bytes);
  return bytes;
}

function isKeptPage(response: ServerResponse): boolean {
  return (
    response.getHeader("x-nextjs-cache") === "HIT" &&
    response.statusCode === 200 &&
    !response.headersSent &&
    response.req.method === "GET" &&
    String(response.getHeader("Content-Type")).startsWith("text/html")
  );
}

function isWhole(body: unknown): body is string | Uint8Array {
  return typeof body === "string" || body instanceof Uint8Array;
}
