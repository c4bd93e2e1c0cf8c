import "server-only";
import { readCurrentSnapshot } from "../../db/repositories/read-current-snapshot";
import { PageStore } from "./page-store";
import { webDatabase } from "./web-database";

/** Some hundred boards. */
const maxBytes = 128 * 1024 * 1024;

// The framework loads page-cache.mjs by itself, outside of everything that is bundled.
const shared = globalThis as typeof globalThis & { errorbarPages?: PageStore };

/**
 * Sets up where rendered pages are kept, for the life of the process.
 * @param finish the markup to keep for what was rendered
 */
export function openPageStore(finish: (html: string) => string): void {
  shared.errorbarPages ??= new PageStore({
    readState: () => readCurrentSnapshot(webDatabase()),
    now: () => Date.now(),
    maxBytes,
    finish,
  });
}
