import { gzipSync } from "node:zlib";
import { parquetWriteBuffer } from "hyparquet-writer";
import { expect, test } from "vitest";
import { tarHeader, tarPadding } from "../../../lib/core/archive/tar-header";
import { unpackBody } from "./unpack-body";

const file = (name: string, content: Buffer) => [
  tarHeader(name, content.length),
  content,
  tarPadding(content.length),
];

test("a text is itself, packed or not", async () => {
  expect(await unpackBody(Buffer.from("as it is"))).toBe("as it is");
  expect(await unpackBody(gzipSync("as it was"))).toBe("as it was");
});

test("what is packed once more inside an archive is found, and so are the names of its files", async () => {
  const inner = gzipSync("the innermost");
  const parts = [...file("a/first.txt", Buffer.from("first")), ...file("a/inner.gz", inner)];
  const archive = gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]));
  const text = await unpackBody(archive);
  for (const part of ["a/first.txt", "first", "a/inner.gz", "the innermost"]) {
    expect(text).toContain(part);
  }
});

test("a Parquet file gives the words of its cells, which it holds compressed", async () => {
  const data = Array.from({ length: 200 }, (_, at) => `row ${at} of many, with a mark-${at}`);
  const body = Buffer.from(parquetWriteBuffer({ columnData: [{ name: "note", data }] }));
  expect(body.toString("utf8")).not.toContain("with a mark-199");
  expect(await unpackBody(body)).toContain("with a mark-199");
});
