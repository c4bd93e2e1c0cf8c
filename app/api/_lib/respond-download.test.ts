import { expect, test } from "vitest";
import { respondBytes } from "./respond-download";

const content = new TextEncoder().encode("abc");
/** SHA-256 of "abc", from FIPS 180-2, appendix B.1. */
const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const etag = `"${sha256}"`;

function ask(headers: Record<string, string> = {}, method = "GET"): Response {
  const request = new Request("http://localhost/x", { method, headers });
  return respondBytes(request, content, { "Content-Type": "text/plain" });
}

test("a whole file has its checksum, its length and its parts on offer", async () => {
  const response = ask();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-length": "3",
    "content-digest": "sha-256=:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:",
    "repr-digest": "sha-256=:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:",
    "x-errorbar-sha256": sha256,
    etag,
  });
  expect(await response.text()).toBe("abc");
});

test("a part says which part it is, under the checksum of the whole", async () => {
  const response = ask({ Range: "bytes=1-" });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe("bytes 1-2/3");
  expect(response.headers.get("Content-Length")).toBe("2");
  expect(response.headers.get("X-Errorbar-Sha256")).toBe(sha256);
  // That one would be of the part alone.
  expect(response.headers.has("Content-Digest")).toBe(false);
  expect(await response.text()).toBe("bc");
});

test("a part of another file, as If-Range names it, is the whole of this one", () => {
  expect(ask({ Range: "bytes=1-", "If-Range": etag }).status).toBe(206);
  for (const other of ['"other"', `W/${etag}`, "Tue, 24 Nov 2026 07:00:00 GMT"]) {
    expect(ask({ Range: "bytes=1-", "If-Range": other }).status).toBe(200);
  }
});

test("a part that is not there is refused with the file's length", async () => {
  const response = ask({ Range: "bytes=3-" });
  expect(response.status).toBe(416);
  expect(response.headers.get("Content-Range")).toBe("bytes */3");
  expect(await response.text()).toBe("");
});

test("whoever has the file, or asks for its head, gets no body", async () => {
  expect(ask({ "If-None-Match": etag, Range: "bytes=0-0" }).status).toBe(304);
  const head = ask({ Range: "bytes=0-0" }, "HEAD");
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([
    200,
    "3",
    "",
  ]);
});
