import { createHash } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { refusalHeader } from "../_lib/refused-header";
import { holdPage } from "./hold-page";

/** What the framework puts before every response. */
const makeCompression: unknown = createRequire(import.meta.url)("next/dist/compiled/compression");
const policy = "script-src 'self' 'unsafe-inline'; style-src 'self'";
const script = 'self.__next_f.push([1,"ä"])';
const wholeMissing = `<!DOCTYPE html><html lang="en"><h1>No such page</h1><script>${script}</script>`;
const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const tightened = `script-src 'self' ${hash}; style-src 'self'`;
const page = `<!doctype html><p>${"x".repeat(3_000)}</p><script>${script}</script>`;

let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve) ?? resolve(undefined)));

/** Serves one answer behind compression, with pages held, and fetches it. */
async function fetchFrom(answer: RequestListener, init: RequestInit = {}): Promise<Response> {
  server = createServer((request, response) => {
    holdPage(response, request.url ?? "", wholeMissing);
    if (typeof makeCompression !== "function") throw new Error("there is no compression");
    makeCompression()(request, response, () => undefined);
    response.setHeader("Content-Security-Policy", policy);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return fetch(`http://127.0.0.1:${address.port}/page`, init);
}

const policyOf = (response: Response) => response.headers.get("Content-Security-Policy");

describe("a page", () => {
  test("written in parts has the hashes of its scripts, and arrives whole and compressed", async () => {
    const response = await fetchFrom(async (_, answer) => {
      answer.setHeader("Content-Type", "text/html; charset=utf-8");
      answer.flushHeaders();
      const bytes = Buffer.from(page);
      // Cut inside a character of two bytes.
      const cut = bytes.indexOf("ä") + 1;
      answer.write(bytes.subarray(0, cut));
      await new Promise((resolve) => setImmediate(resolve));
      answer.end(bytes.subarray(cut));
    });
    expect(policyOf(response)).toBe(tightened);
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    expect(await response.text()).toBe(page);
  });

  test.each([
    [
      "gives way to the site's own page where it names nothing",
      404,
      '<html id="__next_error__">',
      wholeMissing,
    ],
    ["stays where it names nothing and says so itself", 404, "<html><p>none", "<html><p>none"],
    ["stays where it failed", 500, '<html id="__next_error__">', '<html id="__next_error__">'],
  ])("%s", async (_what, status, sent, received) => {
    const response = await fetchFrom((_, answer) => {
      answer.statusCode = status;
      answer.setHeader("Content-Type", "text/html; charset=utf-8");
      answer.end(sent);
    });
    expect([response.status, await response.text()]).toEqual([status, received]);
    if (received === wholeMissing) expect(policyOf(response)).toBe(tightened);
  });

  test.each(["GET", "HEAD"])("that is a refusal is answered as one to %s", async (method) => {
    const answer: RequestListener = (_, answered) => {
      answered.setHeader("Content-Type", "text/html; charset=utf-8");
      answered.setHeader(refusalHeader, "1");
      answered.end(page);
    };
    const response = await fetchFrom(answer, { method });
    expect([response.status, response.headers.get(refusalHeader)]).toEqual([400, null]);
  });

  test("with an ETag is read once, and has the same policy again", async () => {
    for (const body of [page, "read no more"]) {
      const response = await fetchFrom((_, answer) => {
        answer.setHeader("Content-Type", "text/html; charset=utf-8");
        answer.setHeader("ETag", '"same"');
        answer.end(body);
      });
      expect(policyOf(response)).toBe(tightened);
      expect(await response.text()).toBe(body);
      await new Promise((resolve) => server?.close(resolve));
    }
  });
});

test("a page that was compressed before is read, and arrives compressed once", async () => {
  const withFile = page.replace(
    "</script>",
    '</script><script src="/_next/static/chunks/a.js" async=""></script></body></html>',
  );
  const response = await fetchFrom((_, answer) => {
    const pressed = gzipSync(withFile);
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.setHeader("Content-Encoding", "gzip");
    answer.setHeader("Content-Length", pressed.length);
    answer.end(pressed);
  });
  expect(policyOf(response)).toContain(hash);
  const text = await response.text();
  expect(text).toContain(`<script>${script}</script>`);
  expect(text).not.toContain("<script src");
});

describe("anything else passes as it is", () => {
  test("a file", async () => {
    const response = await fetchFrom((_, answer) => {
      answer.setHeader("Content-Type", "text/javascript");
      answer.write("let a;");
      answer.end("let b;");
    });
    expect(policyOf(response)).toBe(policy);
    expect(await response.text()).toBe("let a;let b;");
  });

  test("the headers alone", async () => {
    const head = (_: unknown, answer: Parameters<RequestListener>[1]) => {
      answer.setHeader("Content-Type", "text/html");
      answer.end();
    };
    const response = await fetchFrom(head, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});
