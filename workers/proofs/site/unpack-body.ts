import { gunzipSync } from "node:zlib";
import { parquetReadObjects } from "hyparquet";

const blockBytes = 512;

/** The text of a body with everything that is packed in it: gzip, a gzip in the tar that it holds, Parquet. */
export async function unpackBody(body: Buffer): Promise<string> {
  if (body.subarray(0, 4).toString("latin1") === "PAR1") return readParquet(body);
  if (!isGzip(body, 0)) return body.toString("utf8");
  const unpacked = gunzipSync(body);
  return [unpacked, ...unpackEntries(unpacked)].map((part) => part.toString("utf8")).join("\n");
}

/** Files in a tar begin at whole blocks; what follows a gzip there is not a part of it. */
function unpackEntries(tar: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < tar.length; at += blockBytes) {
    if (isGzip(tar, at)) found.push(gunzipSync(tar.subarray(at)));
  }
  return found;
}

function isGzip(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 2] === 8;
}

/** Columns are compressed, so that nothing can be found in the bytes as they are. */
async function readParquet(body: Buffer): Promise<string> {
  const rows = await parquetReadObjects({ file: new Uint8Array(body).buffer });
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
}
