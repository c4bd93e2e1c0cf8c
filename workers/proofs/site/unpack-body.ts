import { gunzipSync } from "node:zlib";
import { parquetReadObjects } from "hyparquet";
import { tarBlockBytes, tarPadding } from "../../../lib/core/archive/tar-header";

const [sizeStart, sizeEnd, magicStart] = [124, 136, 257];

/**
 * Everything that a body says, as text: what gzip and tar hold is taken out of them, file by file and to the
 * innermost, and the cells of a Parquet file are written out.
 */
export async function unpackBody(body: Buffer): Promise<string> {
  if (body[0] === 0x1f && body[1] === 0x8b) return unpackBody(gunzipSync(body));
  if (startsWith(body, "ustar", magicStart)) return unpackTar(body);
  if (startsWith(body, "PAR1", 0)) return unpackParquet(body);
  return body.toString("utf8");
}

function startsWith(body: Buffer, text: string, at: number): boolean {
  return body.toString("latin1", at, at + text.length) === text;
}

async function unpackTar(body: Buffer): Promise<string> {
  const texts: string[] = [];
  let at = 0;
  // Two empty blocks end it.
  while (at < body.length && body[at] !== 0) {
    const size = Number.parseInt(body.toString("latin1", at + sizeStart, at + sizeEnd), 8);
    const start = at + tarBlockBytes;
    texts.push(body.toString("latin1", at, at + 100));
    texts.push(await unpackBody(body.subarray(start, start + size)));
    at = start + size + tarPadding(size).length;
  }
  return texts.join("\n");
}

async function unpackParquet(body: Buffer): Promise<string> {
  const rows = await parquetReadObjects({ file: new Uint8Array(body).buffer });
  const write = (_key: string, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value;
  return JSON.stringify(rows, write);
}
