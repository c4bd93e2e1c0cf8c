import { get } from "node:http";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

/** What one visit loaded, in bytes of packed scripts as they came over the wire, without their headers. */
export interface Visit {
  scriptBytes: number;
  scripts: number;
  /** Charts that were drawn. */
  charts: number;
}

/** Long enough for whatever a page loads when it has nothing else to do. */
const settleMs = 1_500;

/** Opens an address in a browser that knows nothing of the site, looks at all of it, and counts its scripts. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const scripts = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      const isScript = type === "Script" || response.mimeType.includes("javascript");
      // What has come by now are its headers.
      if (isScript) scripts.set(requestId, -response.encodedDataLength);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const headers = scripts.get(requestId);
      if (headers !== undefined && headers <= 0)
        scripts.set(requestId, headers + encodedDataLength);
    });
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    // Charts load when they come into view.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    });
    await page.waitForTimeout(settleMs);
    await page.waitForLoadState("networkidle");
    const charts = await page.locator(".recharts-surface").count();
    const scriptBytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { scriptBytes, scripts: scripts.size, charts };
  } finally {
    await context.close();
  }
}

/** Bytes of a page, packed as it came, or as gzip packs it where it came plain. */
export function weighHtml(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { "accept-encoding": "gzip" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const isPacked = response.headers["content-encoding"] === "gzip";
        resolve(isPacked ? body.length : gzipSync(body).length);
      });
    });
    request.once("error", reject);
  });
}
