import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import type { S3Location } from "../../../lib/config/object-location";

export interface S3Server {
  /** A place in the server's one bucket. */
  place(prefix: string): S3Location;
  /** Where a process finds the server and the keys that it takes. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const bucket = "errorbar-test";
/** The only keys that the server knows; it takes any secret that is signed in the right form. */
const key = "S3RVER";

/** Starts an S3 server with one empty bucket on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "errorbar-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  writeWhole(server.store);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    place: (prefix) => ({ kind: "s3", bucket, prefix, region: "us-east-1", endpoint }),
    env: {
      ERRORBAR_OBJECTS: `s3://${bucket}`,
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** An object is whole or not there, as S3 promises: the server's own store answers before its file is written. */
function writeWhole(store: S3rver["store"]): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const path = store.getResourcePath(bucket, key, "object");
    await mkdir(dirname(path), { recursive: true });
    const written = `${path}.${randomUUID()}`;
    await writeFile(written, bytes);
    await rename(written, path);
    const md5 = createHash("md5").update(bytes).digest("hex");
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}
