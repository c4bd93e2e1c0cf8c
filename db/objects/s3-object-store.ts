import { createHash } from "node:crypto";
import { addAbortSignal, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { S3Client } from "@aws-sdk/client-s3";
import type { S3Location } from "../../lib/config/object-location";
import { DomainError } from "../../lib/core/errors";
import type { LastingObjectStore, StoredEntry } from "../../lib/core/ports/object-store";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { describeS3Failure, isMissingObject, type S3Action } from "./s3-failure";
import { digestOfName, nameOfObject, packObject, probeContent, unpackObject } from "./stored-form";

export interface S3Limits {
  /** How long a connection may take to be made. */
  connectionMs: number;
  /** How long one attempt at a request, and the reading of one answer, may take. */
  attemptMs: number;
  /** How long one call of the store may take, with all that is tried again. */
  totalMs: number;
  attempts: number;
}

export const usualLimits: S3Limits = {
  connectionMs: 5_000,
  attemptMs: 20_000,
  totalMs: 90_000,
  attempts: 4,
};

interface Opened {
  sdk: typeof import("@aws-sdk/client-s3");
  client: S3Client;
}

/**
 * Objects in a bucket, under the same names and in the same form as the files of the other store.
 * Writing is one request that is whole or not at all, so an object is never half there.
 */
export class S3ObjectStore implements LastingObjectStore {
  private opened: Promise<Opened> | undefined;

  constructor(
    private readonly place: S3Location,
    private readonly limits: S3Limits = usualLimits,
  ) {}

  async put(content: Uint8Array): Promise<string> {
    const sha256 = sha256Hex(content);
    const Body = await packObject(content);
    const command = {
      Bucket: this.place.bucket,
      Key: this.keyOf(nameOfObject(sha256)),
      Body,
      ContentType: "application/gzip",
      // The server refuses bytes that were damaged on the way to it.
      ContentMD5: createHash("md5").update(Body).digest("base64"),
    };
    // Written even where it is there already: new objects are the rule, and a question in front
    // would be a request more, which some keys may not make.
    await this.ask("write", ({ sdk, client }, abortSignal) =>
      client.send(new sdk.PutObjectCommand(command), { abortSignal }),
    );
    return sha256;
  }

  async get(sha256: string): Promise<Uint8Array> {
    const name = nameOfObject(sha256);
    const stored = await this.ask("read", (opened, signal) => this.download(opened, name, signal));
    if (stored === null) throw new DomainError("not-found", `no object ${sha256}`);
    return unpackObject(sha256, stored);
  }

  async *list(): AsyncGenerator<StoredEntry> {
    const root = this.keyOf("");
    let token: string | undefined;
    do {
      const page = await this.ask("list", ({ sdk, client }, abortSignal) => {
        const command = {
          Bucket: this.place.bucket,
          Prefix: root,
          ContinuationToken: token,
        };
        return client.send(new sdk.ListObjectsV2Command(command), { abortSignal });
      });
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (!Key?.startsWith(root)) continue;
        const name = Key.slice(root.length);
        yield { sha256: digestOfName(name), name, modifiedAt: LastModified ?? new Date(0) };
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  writeProbe(): Promise<string> {
    return this.put(probeContent);
  }

  private keyOf(name: string): string {
    const { prefix } = this.place;
    return prefix === "" ? name : `${prefix}/${name}`;
  }

  /** The stored bytes; null when there is no such object. An answer that breaks off is asked for anew. */
  private async download(
    { sdk, client }: Opened,
    name: string,
    abortSignal: AbortSignal,
  ): Promise<Uint8Array | null> {
    const command = new sdk.GetObjectCommand({ Bucket: this.place.bucket, Key: this.keyOf(name) });
    for (let attempt = 1; ; attempt++) {
      let body: Readable;
      try {
        const { Body } = await client.send(command, { abortSignal });
        if (!(Body instanceof Readable)) return new Uint8Array();
        body = Body;
      } catch (thrown) {
        if (isMissingObject(thrown)) return null;
        throw thrown;
      }
      const limit = AbortSignal.any([abortSignal, AbortSignal.timeout(this.limits.attemptMs)]);
      try {
        return await buffer(addAbortSignal(limit, body));
      } catch (thrown) {
        if (attempt >= this.limits.attempts || abortSignal.aborted) throw thrown;
      }
    }
  }

  /** @throws DomainError environment: one line with the remedy, whatever the client threw */
  private async ask<Answer>(
    action: S3Action,
    question: (opened: Opened, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    this.opened ??= this.open();
    const opened = await this.opened;
    try {
      return await question(opened, AbortSignal.timeout(this.limits.totalMs));
    } catch (thrown) {
      throw describeS3Failure(this.place, action, thrown);
    }
  }

  /** The client is large, so it is loaded where S3 is used and nowhere else. */
  private async open(): Promise<Opened> {
    const sdk = await import("@aws-sdk/client-s3");
    const { region, endpoint } = this.place;
    const { connectionMs, attemptMs, attempts } = this.limits;
    const client = new sdk.S3Client({
      region,
      // Servers of other makers have no host name for each bucket.
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      maxAttempts: attempts,
      requestHandler: {
        connectionTimeout: connectionMs,
        requestTimeout: attemptMs,
        throwOnRequestTimeout: true,
      },
      // Not every server knows the newer checksums; ours is in the name of each object.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
    return { sdk, client };
  }
}
