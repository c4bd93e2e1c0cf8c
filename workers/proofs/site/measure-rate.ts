import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { checkoutRoot } from "../../checkout-root";
import { serveHome } from "./serve-home";

const connections = 16;
const seconds = 4;
const publicFolder = join(checkoutRoot, ".next", "standalone", "public");
const twin = "equal-sized.html";

/** Requests a second of a page, and of a file of the same bytes, in turns on one server. */
export interface Rates {
  page: number[];
  file: number[];
}

/** Asks for a page of a home that is kept ready, and for a file with the same content, round after round. */
export async function measureRates(home: string, path: string, rounds: number): Promise<Rates> {
  const file = join(publicFolder, twin);
  writeFileSync(file, await fetchOnce(home, path));
  // The server looks at its folder of files once, when it starts.
  const site = await serveHome(home);
  try {
    // Rendered and kept first, and then asked for often enough that its code is compiled.
    for (const warm of [path, `/${twin}`]) {
      await (await fetch(`${site.url}${warm}`)).text();
      await load(`${site.url}${warm}`, seconds);
    }
    const rates: Rates = { page: [], file: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.file.push(await load(`${site.url}/${twin}`, seconds));
      rates.page.push(await load(`${site.url}${path}`, seconds));
    }
    return rates;
  } finally {
    await site.stop();
    rmSync(file, { force: true });
  }
}

async function fetchOnce(home: string, path: string): Promise<string> {
  const site = await serveHome(home);
  try {
    return await (await fetch(`${site.url}${path}`)).text();
  } finally {
    await site.stop();
  }
}

async function load(url: string, duration: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return requests.average;
}
