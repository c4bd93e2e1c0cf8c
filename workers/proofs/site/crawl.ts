import { setTimeout as sleep } from "node:timers/promises";
import { fetchAgain } from "./fetch-again";
import { listLinks } from "./list-links";
import { unpackBody } from "./unpack-body";

/** Requests at once. */
const width = 4;
const noteEvery = 250;
/** What a link leads to but no request is made of. */
const notFollowed = /^(?:mailto:|javascript:|data:|#)/;
/** Filters of one table multiply: of them every two are read together, and their combinations are counted. */
const tables = /^\/(?:boards|runs)\//;
const mostFilters = 2;
/** Pages without scripts. */
const notAsData = /^\/embed\//;

/** A walk over everything that has an address on one site. */
export class Crawl {
  readonly leaks: string[] = [];
  readonly failures: string[] = [];
  /** How many bodies were read, by kind of address. */
  readonly kinds = new Map<string, number>();
  bodies = 0;
  bytes = 0;
  leftOut = 0;
  /** Addresses that combine more filters of a table than are read together. */
  combined = 0;
  private readonly known = new Set<string>();
  private readonly open: string[] = [];

  constructor(
    private readonly url: string,
    private readonly canaries: readonly string[],
    private readonly most: number,
  ) {}

  /** Adds addresses of the site, each once; those of other sites are left. */
  add(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (notFollowed.test(address)) continue;
      const target = new URL(address, this.url);
      if (target.origin !== this.url) continue;
      const place = `${target.pathname}${target.search}`;
      if (this.known.has(place)) continue;
      this.known.add(place);
      if (isCombination(target)) this.combined += 1;
      else if (this.known.size > this.most) this.leftOut += 1;
      else this.open.push(place);
    }
  }

  /** Reads until nothing is left. */
  async run(note: (line: string) => void): Promise<void> {
    let [working, noted] = [0, 0];
    const work = async () => {
      while (this.open.length > 0 || working > 0) {
        const place = this.open.shift();
        if (place === undefined) {
          await sleep(20);
          continue;
        }
        working += 1;
        await this.read(place);
        working -= 1;
        if (this.bodies < noted + noteEvery) continue;
        noted = this.bodies;
        note(`${noted} read, ${this.open.length} to come, ${this.leaks.length} leaks`);
      }
    };
    await Promise.all(Array.from({ length: width }, work));
  }

  private async read(place: string): Promise<void> {
    const page = await this.take(place, {});
    if (page === null) return;
    this.add(listLinks(place, page));
    if (!page.type.includes("html") || notAsData.test(place)) return;
    // The same page as data for its scripts.
    const data = await this.take(place, { RSC: "1" });
    if (data?.type.includes("x-component") !== true) this.failures.push(`no data of ${place}`);
  }

  /** One body, searched; null where it failed. */
  private async take(place: string, headers: Record<string, string>) {
    const response = await this.ask(place, headers);
    const isExpected = response.status < 400 || response.status === 404 || response.status === 409;
    if (!isExpected || (response.status === 404 && place !== "/missing")) {
      this.failures.push(`${response.status} ${place}`);
    }
    const body = Buffer.from(await response.arrayBuffer());
    const text = await unpackBody(body);
    this.bodies += 1;
    this.bytes += text.length;
    const kind = kindOf(place, headers);
    this.kinds.set(kind, 1 + (this.kinds.get(kind) ?? 0));
    const told = `${text}\n${JSON.stringify([...response.headers])}`.toLowerCase();
    for (const canary of this.canaries) {
      if (told.includes(canary)) this.leaks.push(`${canary} in ${place}`);
    }
    return response.ok ? { text, type: response.headers.get("content-type") ?? "" } : null;
  }

  /** Asks again where it is told to wait. */
  private async ask(place: string, headers: Record<string, string>): Promise<Response> {
    for (;;) {
      // A page as data is had at an address of its own, to which the first answer leads.
      const redirect = "RSC" in headers ? "follow" : "manual";
      const response = await fetchAgain(`${this.url}${place}`, { headers, redirect });
      if (response.status !== 429) {
        const moved = response.headers.get("location");
        if (moved !== null) this.add([moved]);
        return response;
      }
      await response.arrayBuffer();
      await sleep(1_000 * Number(response.headers.get("retry-after") ?? 1));
    }
  }
}

function isCombination({ pathname, searchParams }: URL): boolean {
  return tables.test(pathname) && [...searchParams.keys()].length > mostFilters;
}

/** The first two parts of an address, and what it is asked as. */
function kindOf(place: string, headers: Record<string, string>): string {
  const { pathname } = new URL(place, "http://site");
  const [first = "", second = "", third = ""] = pathname.split("/").slice(1);
  if (first === "_next") return "/_next";
  const kind = first === "api" ? `/api/${second}/${third}` : `/${first}`;
  return `${kind}${"RSC" in headers ? " (data)" : ""}`;
}
