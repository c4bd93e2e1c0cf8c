import "server-only";
import { createHash } from "node:crypto";

/** What the framework hands over to be kept, as far as the store looks at it. */
export interface RenderedPage {
  html?: unknown;
  body?: unknown;
  rscData?: unknown;
  segmentData?: unknown;
  headers?: Record<string, unknown> | undefined;
  /** Left out for 200. */
  status?: number | undefined;
}

/** As the framework wants it back; the time is in milliseconds since 1970. */
interface KeptAnswer {
  value: RenderedPage;
  lastModified: number;
}

interface KeptPage extends KeptAnswer {
  state: string;
  bytes: number;
}

interface PageStoreOptions {
  /** Names the present state of the data; equal names stand for equal data. */
  readState(): Promise<string>;
  now(): number;
  maxBytes: number;
  /** The markup to keep for what was rendered. */
  finish(html: string): string;
}

/**
 * Rendered pages, each held for as long as the data is what it was when its rendering began: a page is
 * never older than the request that it answers. The least recently asked for leave first. Missing pages
 * are not kept, so that invented addresses fill nothing.
 */
export class PageStore {
  private readonly pages = new Map<string, KeptPage>();
  /** The states in which pages that are being rendered were asked for. */
  private readonly asked = new Map<string, string>();
  private bytes = 0;

  constructor(private readonly options: PageStoreOptions) {}

  /** The page under this key, or null when it has to be rendered. */
  async get(key: string): Promise<KeptAnswer | null> {
    const page = this.pages.get(key);
    const state = await this.readState(page);
    if (page !== undefined && page.state === state) {
      this.pages.delete(key);
      this.pages.set(key, page);
      return page;
    }
    // Where one is being rendered already, the earlier state is the one that it surely shows.
    if (!this.asked.has(key)) this.remember(key, state);
    return null;
  }

  /** Keeps a page that was rendered after its key was asked for; null removes it. */
  set(key: string, value: RenderedPage | null): void {
    const state = this.asked.get(key);
    this.asked.delete(key);
    this.drop(key);
    if (value === null || state === undefined || (value.status ?? 200) !== 200) return;
    const finished = this.finish(value);
    const bytes = key.length + countBytes(finished);
    const kept = { ...finished, headers: { ...value.headers, ...nameVersion(finished) } };
    this.pages.set(key, { value: kept, state, bytes, lastModified: this.options.now() });
    this.bytes += bytes;
    this.makeRoom();
  }

  private finish(page: RenderedPage): RenderedPage {
    const { html } = page;
    return typeof html === "string" ? { ...page, html: this.options.finish(html) } : page;
  }

  /** Nothing new can be shown while the database is away, so what is kept is still the newest. */
  private async readState(page: KeptPage | undefined): Promise<string> {
    try {
      return await this.options.readState();
    } catch (error) {
      if (page === undefined) throw error;
      return page.state;
    }
  }

  private remember(key: string, state: string): void {
    this.asked.set(key, state);
    // Pages that failed, or are missing, are asked for and never set.
    const oldest = this.asked.keys().next();
    if (this.asked.size > mostAsked && !oldest.done) this.asked.delete(oldest.value);
  }

  private makeRoom(): void {
    for (const key of this.pages.keys()) {
      if (this.bytes <= this.options.maxBytes) return;
      this.drop(key);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.pages.get(key)?.bytes ?? 0;
    this.pages.delete(key);
  }
}

/** The framework would read the whole page again for each request to name its version. */
function nameVersion({ html }: RenderedPage): { etag?: string } {
  if (typeof html !== "string") return {};
  return { etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"` };
}

/** Far more than can be rendered at once. */
const mostAsked = 1_000;

function countBytes(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Map) {
    return [...value.values()].reduce<number>((sum, part) => sum + countBytes(part), 0);
  }
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countBytes(part), 0);
}
