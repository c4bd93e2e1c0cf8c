import { gzipSync } from "node:zlib";
import { parquetWriteBuffer } from "hyparquet-writer";
import { expect, test } from "vitest";
import { unpackBody } from "./unpack-body";

const canary = "seed-canary-hidden";

/** A file as tar stores it: a block of header, and its bytes filled up to whole blocks. */
function tarEntry(content: Buffer): Buffer {
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
  return Buffer.concat([Buffer.alloc(512, "h"), content, padding]);
}

test("what is packed in a body is found: in gzip, in the gzip of a tar's file, in Parquet", async () => {
  expect(await unpackBody(Buffer.from(canary))).toContain(canary);
  expect(await unpackBody(gzipSync(canary))).toContain(canary);
  const tar = Buffer.concat([
    tarEntry(Buffer.from("plain")),
    tarEntry(gzipSync(`first ${canary}`)),
    tarEntry(gzipSync("second")),
    Buffer.alloc(1024),
  ]);
  const archive = await unpackBody(gzipSync(tar));
  for (const text of ["plain", `first ${canary}`, "second"]) expect(archive).toContain(text);
  const table = Buffer.from(
    parquetWriteBuffer({
      columnData: [
        { name: "text", data: [canary, canary], type: "STRING" },
        { name: "count", data: [1n, 2n], type: "INT64" },
      ],
    }),
  );
  expect(table.includes(canary.repeat(2))).toBe(false);
  expect(await unpackBody(table)).toBe(
    JSON.stringify([
      { text: canary, count: "1" },
      { text: canary, count: "2" },
    ]),
  );
});
