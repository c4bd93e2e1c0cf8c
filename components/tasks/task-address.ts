interface NamedTask {
  id: string;
  suite: string;
  /** Left out for the newest revision that holds the task. */
  revision?: string | null;
}

/**
 * The page of a task. Ids hold slashes, which stay; every other character is escaped. Null for an id that no
 * address can hold: one with control characters, or with parts that browsers drop.
 */
export function taskAddress({ id, suite, revision = null }: NamedTask): string | null {
  const parts = id.split("/");
  if (/\p{Cc}/u.test(id) || parts.some((part) => ["", ".", ".."].includes(part))) return null;
  const query = new URLSearchParams({ suite, ...(revision === null ? {} : { revision }) });
  return `/tasks/${parts.map(encodeURIComponent).join("/")}?${query}`;
}
