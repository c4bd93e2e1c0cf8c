import { sql } from "drizzle-orm";
import type { Manifest } from "../../lib/core/protocol/manifest";

const ofCurrentRecord = (column: string) =>
  sql.raw(`(
  select ${column} from score_records as named
  where named.run_id = "runs"."id" and named.manifest is not null
    and not exists (select from score_records as later where later.supersedes_id = named.id)
  order by named.id desc limit 1
)`);

/** The manifest that a run's current record names: the run's own, unless a regrade made another. */
export const currentManifest = sql<Manifest>`coalesce(
  ${ofCurrentRecord("named.manifest")}, "runs"."manifest"
)`;

/** SHA-256 of that manifest. */
export const currentManifestSha256 = sql<string>`coalesce(
  ${ofCurrentRecord("named.canonical::jsonb ->> 'manifestSha256'")}, "runs"."manifest_sha256"
)`;
