import lifetimes from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

/**
 * Where the framework keeps what it rendered: in the site's own store, which is set up with the
 * process (instrumentation.ts) and knows when a page is out of date. While the site is built there
 * is no store, so nothing that was rendered then is ever served.
 */
export default class PageCache {
  async get(key, { kind }) {
    return kind === "FETCH" ? null : ((await globalThis.errorbarPages?.get(key)) ?? null);
  }

  async set(key, value, { fetchCache }) {
    if (fetchCache) return;
    globalThis.errorbarPages?.set(key, value);
    // The framework remembers how long each page may live, and never forgets an invented address.
    if (value?.status === 404) lifetimes.SharedCacheControls.cacheControls.delete(key);
  }

  /** Nothing is renewed by name: every page is renewed when something was written. */
  async revalidateTag() {}

  resetRequestCache() {}
}
