import { getConstructionPlans, PgBoss } from "pg-boss";
import type { Sql } from "postgres";
import { DomainError } from "../../lib/core/errors";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { withOwnerLock } from "../with-owner-lock";
import { deadLetterQueue, jobOptions, queueNames, queuePolicy, queueSchema } from "./queues";

/**
 * Makes or upgrades the queue's schema as the owner and gives the worker's role the rights to work it:
 * rows alone, no tables. Does nothing where this version did it already. Run after provisionRoles.
 * @throws DomainError environment when the owner may not.
 */
export async function provisionQueue(ownerUrl: string): Promise<void> {
  try {
    await withOwnerLock(ownerUrl, async (sql) => {
      const wanted = nameVersion();
      if ((await readVersion(sql)) === wanted) return;
      await sql.unsafe(`create schema if not exists ${queueSchema}`);
      await installQueues(ownerUrl);
      await grantToWorker(sql);
      // Last, so that an interrupted installation is begun again.
      await sql.unsafe(`comment on schema ${queueSchema} is '${wanted}'`);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DomainError("environment", `the queue could not be set up: ${reason}`, { cause });
  }
}

/** Changes with the package's own schema and with our queues. */
function nameVersion(): string {
  const plans = getConstructionPlans(queueSchema);
  return `errorbar queue ${sha256Hex(plans + JSON.stringify([queueNames, jobOptions]))}`;
}

async function readVersion(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ comment: string | null }[]>`
    select obj_description(oid, 'pg_namespace') as comment
    from pg_namespace where nspname = ${queueSchema}`;
  return row?.comment ?? null;
}

async function installQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: queueSchema,
    createSchema: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 1,
  });
  boss.on("error", () => {});
  await boss.start();
  try {
    await boss.createQueue(deadLetterQueue);
    for (const name of queueNames) {
      if ((await boss.getQueue(name)) === null) {
        await boss.createQueue(name, { ...jobOptions, policy: queuePolicy(name) });
      } else {
        await boss.updateQueue(name, jobOptions);
      }
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function grantToWorker(sql: Sql): Promise<void> {
  const [row] = await sql<{ role: string }[]>`
    select quote_ident(current_database() || '_worker') as role`;
  const worker = row?.role ?? "";
  for (const statement of [
    `revoke all on schema ${queueSchema} from public`,
    `grant usage on schema ${queueSchema} to ${worker}`,
    `grant select, insert, update, delete on all tables in schema ${queueSchema} to ${worker}`,
    `grant usage on all sequences in schema ${queueSchema} to ${worker}`,
  ]) {
    await sql.unsafe(statement);
  }
}
