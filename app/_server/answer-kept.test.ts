import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { answerKept } from "./answer-kept";

let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve) ?? resolve(undefined)));

const page = "<!doctype html>ä".repeat(200);

/** Fetches one page that is kept under this ETag. */
async function fetchKept(init: RequestInit, cache = "HIT"): Promise<Response> {
  server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("x-nextjs-cache", cache);
    response.setHeader("ETag", '"one"');
    response.setHeader("Content-Length", Buffer.byteLength(page));
    response.end(answerKept(response, '"one" /', page));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return fetch(`http://127.0.0.1:${address.port}/`, init);
}

test("a kept page goes out compressed to who reads that, and plain to others", async () => {
  const compressed = await fetchKept({ headers: { "Accept-Encoding": "br, gzip" } });
  expect(compressed.headers.get("Content-Encoding")).toBe("gzip");
  expect(compressed.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await compressed.text()).toBe(page);
  await new Promise((resolve) => server?.close(resolve));
  for (const encoding of ["identity", "gzip;q=0, identity"]) {
    const plain = await fetchKept({ headers: { "Accept-Encoding": encoding } });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(await plain.text()).toBe(page);
    await new Promise((resolve) => server?.close(resolve));
  }
});

test("a browser that has the page is told so, and is sent nothing", async () => {
  const response = await fetchKept({ headers: { "If-None-Match": 'W/"one"' } });
  expect([response.status, await response.text()]).toEqual([304, ""]);
  expect(response.headers.get("ETag")).toBe('"one"');
});

test("a page that was just rendered passes as it is", async () => {
  const response = await fetchKept({ headers: { "If-None-Match": '"one"' } }, "MISS");
  expect([response.status, await response.text()]).toEqual([200, page]);
});
