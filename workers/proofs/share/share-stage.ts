import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { type S3Server, startS3Server } from "../../../db/objects/test-support/start-s3-server";
import type { SuiteDefinition } from "../../../lib/core/suite/suite-definition";
import { checkoutRoot } from "../../checkout-root";
import { readPool } from "../../importers/errorbar-pool/read-pool";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../postgres/start-embedded-postgres";
import { PoolServer } from "../cycle-proof/pool-server";

/** How large the shared cycle is, and how long a model takes for one answer. */
export interface ShareSize {
  models: number;
  tasks: number;
  delayMs: number;
}

/** What the workers of the proof have in common: database server, bucket, and the models' provider. */
export class ShareStage {
  private databases = 0;

  private constructor(
    /** Below it each worker has its home. */
    readonly folder: string,
    /** Tasks in Python alone, so that grading is little. */
    readonly suite: SuiteDefinition,
    readonly models: readonly string[],
    readonly provider: PoolServer,
    private readonly server: EmbeddedPostgres,
    private readonly bucket: S3Server,
  ) {}

  static async open({ models: count, delayMs }: ShareSize): Promise<ShareStage> {
    const folder = mkdtempSync(join(tmpdir(), "errorbar-share-"));
    const { suite } = await readPool(join(checkoutRoot, "workers/pool"));
    const tasks = suite.tasks.filter(({ language }) => language === "python");
    const models = Array.from({ length: count }, (_, at) => `asked-${at + 1}`);
    const shares = Object.fromEntries(models.map((slug, at) => [slug, 0.4 + (0.5 * at) / count]));
    const provider = await PoolServer.start(tasks, shares, { delayMs });
    const server = await startEmbeddedPostgres({ folder: join(folder, "postgres") });
    const bucket = await startS3Server();
    return new ShareStage(folder, { ...suite, tasks }, models, provider, server, bucket);
  }

  /** Makes an empty database; what a machine is told to work on it with the bucket. */
  async makeDatabase(): Promise<Record<string, string>> {
    this.databases += 1;
    const url = new URL(this.server.ownerUrl);
    const name = `shared_${this.databases}`;
    const sql = postgres(url.href, { max: 1, onnotice: () => {} });
    try {
      await sql.unsafe(`create database ${name}`);
    } finally {
      await sql.end();
    }
    url.pathname = `/${name}`;
    const { ERRORBAR_OBJECTS, ...s3 } = this.bucket.env;
    return { ...s3, DATABASE_URL: url.href, ERRORBAR_OBJECTS: `${ERRORBAR_OBJECTS}/${name}` };
  }

  async close(): Promise<void> {
    await this.provider.close();
    await this.bucket.stop();
    await this.server.leave();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
