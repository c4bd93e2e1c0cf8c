import { inArray, or } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import { distinctSlugOfName, slugOfName } from "../../lib/core/model/slug-of-name";
import type { Database } from "../client";
import { models } from "../schema/models";

export interface ResolvedSystem {
  id: number;
  slug: string;
  name: string;
  provider: string | null;
  revision: string | null;
}

/** Names a statement: PostgreSQL takes 65,535 parameters at most. */
const namesPerStatement = 5000;

/**
 * Finds or makes the models that systems of a file stand for, one each, in the order of the names: the
 * model of that very name, if only one has it or its slug is the one that the name makes; else the one
 * whose slug the name is; else a new one with the slug that the name makes. Where that slug stands for
 * something else, the name's digest is added to it.
 */
export async function resolveSystems(
  db: Database,
  names: readonly string[],
): Promise<ResolvedSystem[]> {
  const resolved: ResolvedSystem[] = [];
  for (let start = 0; start < names.length; start += namesPerStatement) {
    resolved.push(...(await resolveSome(db, names.slice(start, start + namesPerStatement))));
  }
  return resolved;
}

async function resolveSome(db: Database, names: readonly string[]): Promise<ResolvedSystem[]> {
  const slugs = names.flatMap((name) => [slugOfName(name), distinctSlugOfName(name)]);
  const known = await listKnown(db, [...slugs, ...names], names);
  const byName = Map.groupBy(known.values(), (model) => model.name);
  const taken = new Set<string>();
  const entries = names.map((name) => {
    const slug = chooseSlug(name, known, byName.get(name) ?? [], taken);
    taken.add(slug);
    const entry = known.get(slug) ?? { slug, name, provider: null, revision: null };
    known.set(slug, entry);
    return entry;
  });
  // In one order for all, or two imports with the same new systems could wait for each other.
  const missing = entries
    .filter((entry) => entry.id === undefined)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  if (missing.length > 0) {
    await db
      .insert(models)
      .values(missing.map(({ slug, name }) => ({ slug, name, provider: null, revision: null })))
      .onConflictDoNothing();
  }
  const stored = await listKnown(
    db,
    entries.map((entry) => entry.slug),
    [],
  );
  return entries.map(({ slug, name }) => {
    const model = stored.get(slug);
    if (model?.id === undefined || model.name !== name) {
      throw new DomainError("conflict", `the model ${slug} was just registered for another name`);
    }
    return { id: model.id, slug, name, provider: model.provider, revision: model.revision };
  });
}

interface KnownModel {
  id?: number;
  slug: string;
  name: string;
  provider: string | null;
  revision: string | null;
  synthetic?: boolean;
}

/** Models with one of the slugs, or first registered under one of the names, by slug. */
async function listKnown(
  db: Database,
  slugs: readonly string[],
  names: readonly string[],
): Promise<Map<string, KnownModel>> {
  const rows = await db
    .select({
      id: models.id,
      slug: models.slug,
      name: models.name,
      provider: models.provider,
      revision: models.revision,
      synthetic: models.synthetic,
    })
    .from(models)
    .where(or(inArray(models.slug, [...slugs]), inArray(models.name, [...names])));
  return new Map(rows.map((row) => [row.slug, row]));
}

/**
 * @param named models of that very name
 * @param taken slugs that other names of the same file stand for already
 */
function chooseSlug(
  name: string,
  known: ReadonlyMap<string, KnownModel>,
  named: readonly KnownModel[],
  taken: ReadonlySet<string>,
): string {
  const own = slugOfName(name);
  const distinct = distinctSlugOfName(name);
  for (const slug of [own, distinct]) if (known.get(slug)?.name === name) return usable(slug);
  const [only, another] = named;
  if (only && !another && !only.synthetic && !taken.has(only.slug)) return only.slug;
  if (known.has(name) && !taken.has(name)) return usable(name);
  return known.has(own) ? distinct : own;

  /** Nothing that was measured elsewhere may count for a built-in baseline. */
  function usable(slug: string): string {
    return known.get(slug)?.synthetic ? distinct : slug;
  }
}
