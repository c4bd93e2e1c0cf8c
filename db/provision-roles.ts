import type { Sql, TransactionSql } from "postgres";
import { DomainError } from "../lib/core/errors";
import { withOwnerLock } from "./with-owner-lock";

export interface RolePasswords {
  worker: string;
  web: string;
}

export interface RoleUrls {
  workerUrl: string;
  webUrl: string;
}

const maxIdentifierBytes = 63;

interface RoleNames {
  database: string;
  worker: string;
  web: string;
}

/**
 * Creates or updates the two login roles of a migrated database, named after it, and sets exactly
 * their rights: web reads schema public and nothing else; worker also reads schema private and adds
 * rows. Neither updates, deletes or owns anything. Run after every migration; safe to repeat.
 * @param options.keepsWeb a web role that is there already keeps its password
 * @throws DomainError environment when the owner may not create roles.
 */
export async function provisionRoles(
  ownerUrl: string,
  passwords: RolePasswords,
  { keepsWeb = false }: { keepsWeb?: boolean } = {},
): Promise<RoleUrls> {
  const names = await withOwnerLock(ownerUrl, async (sql) => {
    const roles = await nameRoles(sql);
    try {
      await sql.begin(async (transaction) => {
        await ensureLogin(transaction, roles.worker, passwords.worker);
        await ensureLogin(transaction, roles.web, passwords.web, keepsWeb);
        for (const statement of grantStatements(roles)) await transaction.unsafe(statement);
      });
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      throw new DomainError(
        "environment",
        `the roles ${roles.worker} and ${roles.web} could not be set up: ${messageOf(cause)}; ` +
          "the database's owner needs CREATEROLE",
        { cause },
      );
    }
    return roles;
  });
  return {
    workerUrl: withLogin(ownerUrl, names.worker, passwords.worker),
    webUrl: withLogin(ownerUrl, names.web, passwords.web),
  };
}

/** Gives the web role of a provisioned database this password; returns its connection. */
export async function setWebPassword(ownerUrl: string, password: string): Promise<string> {
  const { web } = await withOwnerLock(ownerUrl, async (sql) => {
    const roles = await nameRoles(sql);
    await sql.begin((transaction) => ensureLogin(transaction, roles.web, password));
    return roles;
  });
  return withLogin(ownerUrl, web, password);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

async function nameRoles(sql: Sql): Promise<RoleNames> {
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  const database = row?.name ?? "";
  const names = { database, worker: `${database}_worker`, web: `${database}_web` };
  if (Buffer.byteLength(names.worker) > maxIdentifierBytes) {
    throw new DomainError("bad-input", `the database name ${database} is too long for its roles`);
  }
  return names;
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function ensureLogin(
  sql: TransactionSql,
  role: string,
  password: string,
  keepsPassword = false,
): Promise<void> {
  const [found] = await sql<{ powerful: boolean }[]>`
    select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls
      or exists (select from pg_auth_members where member = pg_roles.oid) as powerful
    from pg_roles where rolname = ${role}`;
  if (found?.powerful) {
    throw new DomainError("environment", `the role ${role} has rights of its own; drop it first`);
  }
  if (found !== undefined && keepsPassword) return;
  const verb = found === undefined ? "create" : "alter";
  // Utility statements take no parameters, so the server quotes the literal itself.
  const [statement] = await sql<{ text: string }[]>`
    select format(${`${verb} role %I with login password %L`}::text, ${role}::text, ${password}::text) as text`;
  await sql.unsafe(statement?.text ?? "");
}

function grantStatements(names: RoleNames): string[] {
  const [database, worker, web] = [names.database, names.worker, names.web].map(quoteName);
  const both = `${worker}, ${web}`;
  return [
    `revoke all on database ${database} from public`,
    `revoke all on schema public from public`,
    `revoke all on schema private from public`,
    // Start from nothing, so that a right granted by hand does not outlive a migration.
    `revoke all on all tables in schema public, private from ${both}`,
    `revoke all on all sequences in schema public, private from ${both}`,
    `revoke all on schema public, private from ${both}`,
    `revoke all on database ${database} from ${both}`,
    `grant connect on database ${database} to ${both}`,
    `grant usage on schema public to ${both}`,
    `grant usage on schema private to ${worker}`,
    `grant select on all tables in schema public to ${both}`,
    `grant select on all tables in schema private to ${worker}`,
    `grant insert on all tables in schema public, private to ${worker}`,
    `grant usage on all sequences in schema public, private to ${worker}`,
    ...functionStatements(worker ?? ""),
    `alter default privileges in schema public grant select on tables to ${both}`,
    `alter default privileges in schema public, private grant select, insert on tables to ${worker}`,
    `alter default privileges in schema public, private grant usage on sequences to ${worker}`,
  ];
}

/**
 * Built-in functions that everyone may call and that write or block: large objects, messages in the
 * write-ahead log, advisory locks. Only the server's own administrator can take them away; an owner
 * without that right keeps what the server grants.
 */
function functionStatements(worker: string): string[] {
  const selectFunctions = (pattern: string) => `
    select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'pg_catalog' and p.proname ~ '${pattern}'`;
  const locks = "^pg_(try_)?advisory_";
  const forEach = (pattern: string, action: string) =>
    `do $$ declare name regprocedure; begin
      for name in ${selectFunctions(pattern)} loop execute ${action}; end loop;
    exception when insufficient_privilege then null; end $$`;
  const revoke = "format('revoke execute on function %s from public', name)";
  return [
    forEach(`^(lo_|lowrite$|pg_logical_emit_message$)|${locks}`, revoke),
    forEach(locks, `format('grant execute on function %s to ${worker}', name)`),
    forEach(locks, "format('grant execute on function %s to current_user', name)"),
  ];
}

function withLogin(ownerUrl: string, role: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  return url.href;
}
