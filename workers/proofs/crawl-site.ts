import { seedCanaries } from "../../db/seed/plant-canaries";
import { Crawl } from "./site/crawl";
import { listApiAddresses } from "./site/list-api-addresses";
import { ProofReport } from "./site/proof-report";
import { serveHome } from "./site/serve-home";

/**
 * Follows every link and every path of the API of a seeded site, and looks in every body, unpacked where it was
 * packed, for what is planted in its private parts and in its environment.
 * Usage: npm run proof -- crawl-site HOME|ADDRESS [MOST], a home that was seeded small, such as with
 * seed-site HOME 6 4 60 4; MOST ends it early.
 */
const [place, most = "100000"] = process.argv.slice(2);
if (place === undefined) {
  process.stderr.write("usage: npm run proof -- crawl-site HOME|ADDRESS [MOST]\n");
  process.exit(2);
}
const keyCanary = "seed-canary-provider-key";
process.env.SEEDED_PROVIDER_API_KEY = keyCanary;
const mebibyte = 1024 * 1024;
const shownFindings = 20;

const report = new ProofReport();
const site = await serveHome(place);
try {
  const crawl = new Crawl(site.url, [...seedCanaries, keyCanary], Number(most));
  crawl.add(["/", "/sitemap.xml", "/robots.txt", "/llms.txt", "/openapi.json", "/missing"]);
  const { addresses, uncovered } = await listApiAddresses(site.url);
  crawl.add(addresses);
  await crawl.run((line) => process.stderr.write(`${line}\n`));
  const { leaks, failures, bodies, bytes, kinds, leftOut, combined } = crawl;
  for (const [kind, count] of [...kinds].sort()) report.print(`    ${count} of ${kind}`);
  for (const leak of leaks.slice(0, shownFindings)) report.print(`    ${leak}`);
  for (const failure of failures.slice(0, shownFindings)) report.print(`    ${failure}`);
  const size = (bytes / mebibyte).toFixed(1);
  report.check(leaks.length === 0, `${leaks.length} leaks in ${bodies} bodies of ${size} MiB`);
  report.check(uncovered.length === 0, `API paths never asked: ${uncovered.join(", ") || "none"}`);
  report.check(failures.length === 0, `${failures.length} addresses failed`);
  report.print(`    ${combined} combinations of filters that were each read alone and in pairs`);
  report.check(leftOut === 0, `${leftOut} addresses were left out`);
} finally {
  await site.stop();
}
report.end();
