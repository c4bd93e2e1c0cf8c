import type { Sql } from "postgres";

export interface CatalogueTable {
  /** Quoted, with its schema. */
  name: string;
  schema: string;
  firstColumn: string;
  /** Whether triggers refuse every change of its rows. */
  appendOnly: boolean;
}

/** Every table of the product and of the migrator, as the server's catalogue has them. */
export async function listTables(sql: Sql): Promise<CatalogueTable[]> {
  return sql<CatalogueTable[]>`
    select format('%I.%I', n.nspname, c.relname) as name, n.nspname as schema,
      (select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 order by attnum limit 1) as "firstColumn",
      exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal) as "appendOnly"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1`;
}
