import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkoutRoot } from "../checkout-root";
import { findPlaces, listExamples } from "./site/find-examples";
import { ProofReport } from "./site/proof-report";
import { serveHome } from "./site/serve-home";

/**
 * Walks over a seeded site in Chromium as its readers do, lets axe look at every kind of page in both themes, wide
 * and narrow, and leaves a screenshot of each. A search is offered from eight ranked models on, so seed at least ten.
 * Usage: npm run proof -- walk-site HOME|ADDRESS [ARTIFACTS [WORDS FOR PLAYWRIGHT]]
 */
const [place, folder = join("dist", "walk-site"), ...words] = process.argv.slice(2);
if (place === undefined) {
  process.stderr.write("usage: npm run proof -- walk-site HOME|ADDRESS [ARTIFACTS]\n");
  process.exit(2);
}
const artifacts = resolve(folder);
mkdirSync(artifacts, { recursive: true });
const report = new ProofReport();
const site = await serveHome(place);
try {
  const pages = listExamples(await findPlaces(site.url));
  const code = await runPlaywright({
    ERRORBAR_SEEDED_URL: site.url,
    ERRORBAR_SEEDED_ARTIFACTS: artifacts,
    ERRORBAR_SEEDED_PAGES: JSON.stringify(pages),
  });
  report.check(code === 0, `the walk over ${Object.keys(pages).length} kinds of pages`);
  report.print(`screenshots lie in ${join(artifacts, "screenshots")}`);
} finally {
  await site.stop();
}
report.end();

async function runPlaywright(variables: Record<string, string>): Promise<number | null> {
  const cli = join(checkoutRoot, "node_modules", "@playwright", "test", "cli.js");
  const config = join(checkoutRoot, "playwright.seeded.config.ts");
  const child = spawn(process.execPath, [cli, "test", "--config", config, ...words], {
    env: { ...process.env, ...variables },
    stdio: "inherit",
  });
  const [code] = await once(child, "close");
  return code;
}
