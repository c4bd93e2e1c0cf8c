/** An S3 server for tests. It brings no types; these are the parts that are used here. */
declare module "s3rver" {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }

  interface StoredObject {
    bucket: string;
    key: string;
    content: Buffer | import("node:stream").Readable;
    metadata: Record<string, string>;
  }

  interface Store {
    getResourcePath(bucket: string, key: string, resource: "object"): string;
    putMetadata(
      bucket: string,
      key: string,
      metadata: Record<string, string>,
      md5: string,
    ): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  }

  class S3rver {
    readonly store: Store;
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }

  export = S3rver;
}
