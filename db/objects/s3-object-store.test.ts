import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DomainError } from "../../lib/core/errors";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { S3ObjectStore, usualLimits } from "./s3-object-store";
import { startS3Server } from "./test-support/start-s3-server";

// The client of S3 alone takes seconds to load on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const keys = { AWS_ACCESS_KEY_ID: "AN-ID-01234567", AWS_SECRET_ACCESS_KEY: "a-secret-01234567" };
const content = Buffer.from("print(1)\n");
const digest = sha256Hex(content);
const packed = gzipSync(content);
/** A hang is over soon, and a busy machine still answers in time. */
const limits = { ...usualLimits, attemptMs: 1_000, totalMs: 25_000, attempts: 3 };

let server: Server | undefined;
let asked = 0;

beforeEach(() => {
  asked = 0;
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
});

/** A store whose server gives these answers in turn, the last one for ever. */
async function storeOver(...answers: RequestListener[]): Promise<S3ObjectStore> {
  server = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    request.resume().on("end", () => answer?.(request, response));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return new S3ObjectStore(at((server.address() as AddressInfo).port), limits);
}

function at(port: number) {
  const endpoint = `http://127.0.0.1:${port}`;
  return { kind: "s3" as const, bucket: "board", prefix: "p", region: "us-east-1", endpoint };
}

/** An S3 fault that repeats what it was asked with, as some servers do. */
function refuse(status: number, code: string): RequestListener {
  return (_, response) => {
    const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = keys;
    response.writeHead(status, { "Content-Type": "application/xml" });
    response.end(`<?xml version="1.0" encoding="UTF-8"?>
      <Error><Code>${code}</Code><Message>no: ${id} ${secret}\nsecond line</Message>
      <AWSAccessKeyId>${id}</AWSAccessKeyId><StringToSign>${secret}</StringToSign></Error>`);
  };
}

const accept: RequestListener = (_, response) => response.end();
const deliver: RequestListener = (_, response) => response.end(packed);
const hang: RequestListener = () => {};

async function failureOf(work: Promise<unknown>): Promise<DomainError> {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof DomainError)) throw new Error("no refusal", { cause: thrown });
  expect(thrown.message).not.toContain("\n");
  // The whole error with its causes, as a log would show it.
  expect(inspect(thrown, { depth: 10 })).not.toMatch(/01234567/);
  return thrown;
}

test.each([
  [404, "NoSuchBucket", /there is no bucket board; .*ERRORBAR_OBJECTS/],
  [403, "InvalidAccessKeyId", /the key was refused \(InvalidAccessKeyId\); .*AWS_ACCESS_KEY_ID/],
  [403, "SignatureDoesNotMatch", /the key was refused .*AWS_SECRET_ACCESS_KEY/],
  [400, "ExpiredToken", /the key was refused .*AWS_SESSION_TOKEN/],
  [403, "AccessDenied", /the key may not; give it s3:PutObject$/],
  [301, "PermanentRedirect", /another region than us-east-1; correct AWS_REGION/],
  [400, "EntityTooLarge", /the server answered 400 \(EntityTooLarge\)/],
])("%i %s is one line with the remedy and without the key", async (status, code, remedy) => {
  const store = await storeOver(refuse(status, code));
  const failure = await failureOf(store.put(content));
  expect(failure.code).toBe("environment");
  expect(failure.message).toMatch(/^objects can't be written at s3:\/\/board\/p at http:/);
  expect(failure.message).toMatch(remedy);
});

test("a bucket that a real server doesn't have is named with the remedy", async () => {
  const real = await startS3Server();
  try {
    for (const [name, value] of Object.entries(real.env)) vi.stubEnv(name, value);
    const store = new S3ObjectStore({ ...real.place("p"), bucket: "absent" }, limits);
    const missing = { code: "environment", message: expect.stringMatching(/no bucket absent/) };
    await expect(store.put(content)).rejects.toMatchObject(missing);
    await expect(store.get(digest)).rejects.toMatchObject(missing);
    await expect(store.list().next()).rejects.toMatchObject(missing);
  } finally {
    await real.stop();
  }
});

test("without any key the remedy names the variables", async () => {
  for (const name of Object.keys(keys)) vi.stubEnv(name, undefined);
  vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
  vi.stubEnv("AWS_SHARED_CREDENTIALS_FILE", "/nowhere/credentials");
  vi.stubEnv("AWS_CONFIG_FILE", "/nowhere/config");
  const failure = await failureOf((await storeOver(accept)).put(content));
  expect(failure.message).toMatch(/there is no key; give AWS_ACCESS_KEY_ID and AWS_SECRET/);
});

test("a server that is not there is an environment fault", async () => {
  const failure = await failureOf(new S3ObjectStore(at(1), limits).get(digest));
  expect(failure).toMatchObject({ code: "environment" });
  expect(failure.message).toMatch(/no connection \(ECONNREFUSED\); check AWS_ENDPOINT_URL/);
});

test("a server that is busy or broken is asked again, in the end as often as the limit says", async () => {
  const recovering = await storeOver(refuse(500, "InternalError"), refuse(503, "SlowDown"), accept);
  expect(await recovering.put(content)).toBe(digest);
  expect(asked).toBe(3);
  server?.close();
  asked = 0;
  const failure = await failureOf((await storeOver(refuse(503, "SlowDown"))).put(content));
  expect(failure.message).toMatch(/the server answered 503 \(SlowDown\)/);
  expect(asked).toBe(limits.attempts);
});

test("a server that hangs is asked again, and given up in time", async () => {
  const failure = await failureOf((await storeOver(hang)).get(digest));
  expect(failure.message).toMatch(/no answer in time/);
  expect(asked).toBe(limits.attempts);
});

test("an answer that is late, breaks off or stalls half way is asked for anew", async () => {
  const half = (end: (socket: { destroy(): void } | null) => void): RequestListener => {
    return (_, response) => {
      response.writeHead(200, { "Content-Length": packed.length });
      response.write(packed.subarray(0, 10), () => end(response.socket));
    };
  };
  const store = await storeOver(
    hang,
    half((socket) => socket?.destroy()),
    half(() => {}),
    deliver,
  );
  expect(Buffer.from(await store.get(digest))).toEqual(content);
  expect(asked).toBe(4);
});

// The server of the other tests can't page: its tokens need a cipher that Node has no more.
test("a listing of several pages is followed to its end", async () => {
  const page = (key: string, more: string): RequestListener => {
    return (_, response) => {
      response.writeHead(200, { "Content-Type": "application/xml" });
      response.end(`<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${more}
        <Contents><Key>p/${key}</Key><LastModified>2026-11-30T00:00:00.000Z</LastModified></Contents>
        </ListBucketResult>`);
    };
  };
  const next =
    "<IsTruncated>true</IsTruncated><NextContinuationToken>a token</NextContinuationToken>";
  const last = page("z", "<IsTruncated>false</IsTruncated>");
  const addresses: string[] = [];
  const store = await storeOver(page("a", next), (request, response) => {
    addresses.push(request.url ?? "");
    last(request, response);
  });
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  expect(names).toEqual(["a", "z"]);
  expect(addresses).toEqual([expect.stringContaining("continuation-token=a%20token")]);
});

test("what is sent is bound to its digest and never holds the secret", async () => {
  let headers: NodeJS.Dict<string | string[]> = {};
  let path = "";
  const store = await storeOver((request, response) => {
    ({ headers, url: path = "" } = request);
    response.end();
  });
  await store.put(content);
  expect(path).toMatch(new RegExp(`^/board/p/${digest.slice(0, 2)}/${digest}\\.gz(\\?|$)`));
  expect(headers["content-md5"]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(JSON.stringify(headers)).not.toContain(keys.AWS_SECRET_ACCESS_KEY);
});
