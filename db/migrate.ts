import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { fillBoardComparisons } from "./fill-board-comparisons";
import type { StartFillProgress } from "./fill-progress";
import { fillRecordFigures } from "./fill-record-figures";
import * as schema from "./schema";
import { expectedSchemaVersion } from "./schema-version";
import { withOwnerLock } from "./with-owner-lock";

/**
 * Brings a database to the newest schema. Safe to repeat and to run from several processes at once.
 * @param migrationsFolder absolute path of db/migrations: a bundle lies elsewhere than its sources.
 * @param startProgress shows how far it is with what takes minutes in a large database; left out, nothing does
 */
export async function migrateDatabase(
  ownerUrl: string,
  migrationsFolder: string,
  startProgress?: StartFillProgress,
): Promise<void> {
  await withOwnerLock(ownerUrl, async (connection) => {
    const db = drizzle(connection, { schema });
    await migrate(db, { migrationsFolder });
    await fillRecordFigures(db, startProgress);
    await fillBoardComparisons(db, startProgress);
    // The web role may read comments but not the migrator's own table.
    await db.execute(
      sql.raw(`comment on schema public is 'errorbar schema ${expectedSchemaVersion}'`),
    );
  });
}
