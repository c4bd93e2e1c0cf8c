import lighthouse, { desktopConfig } from "lighthouse";
import { findFreePort } from "../postgres/find-free-port";
import { openChromium } from "./open-chromium";
import { median } from "./sandbox-bench/spread";
import { findPlaces, listExamples } from "./site/find-examples";
import { ProofReport } from "./site/proof-report";
import { serveHome } from "./site/serve-home";

/**
 * Lighthouse on the board, a comparison, a model and a trace of a seeded site in its production build, as desktop
 * and as mobile: medians of so many rounds.
 * Usage: npm run proof -- lighthouse-site HOME|ADDRESS [ROUNDS], five unless told.
 */
const [place, roundsText = "5"] = process.argv.slice(2);
if (place === undefined) {
  process.stderr.write("usage: npm run proof -- lighthouse-site HOME|ADDRESS [ROUNDS]\n");
  process.exit(2);
}
const rounds = Number(roundsText);
const pages = ["board", "compare", "model", "trace"];
/** The least of each score, of 100. */
const least = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof least;
const categories: readonly Category[] = ["performance", "accessibility", "best-practices", "seo"];

interface Outcome {
  scores: Record<Category, number>;
  /** Audits that cost a point, by category. */
  lost: string[];
}

const report = new ProofReport();
const site = await serveHome(place);
const port = await findFreePort(null, "127.0.0.1");
const browser = await openChromium([`--remote-debugging-port=${port}`]);
try {
  const examples = listExamples(await findPlaces(site.url));
  for (const name of pages) {
    for (const form of ["desktop", "mobile"] as const) {
      const outcomes: Outcome[] = [];
      for (let round = 0; round < rounds; round += 1) {
        outcomes.push(await look(`${site.url}${examples[name]}`, form));
      }
      judge(`${name}, ${form}`, outcomes);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
report.end();

async function look(url: string, form: "desktop" | "mobile"): Promise<Outcome> {
  const flags = { port, onlyCategories: [...categories], logLevel: "error" as const };
  const result = await lighthouse(url, flags, form === "desktop" ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`${url} was not looked at`);
  const { lhr } = result;
  const scoreOf = (name: Category) => Math.round(100 * (lhr.categories[name]?.score ?? 0));
  const lost = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, displayValue = "" } = lhr.audits[id] ?? {};
      return weight > 0 && score != null && score < 1 ? [`${id} ${displayValue}`.trim()] : [];
    }),
  );
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    lost,
  };
}

function judge(what: string, outcomes: readonly Outcome[]): void {
  const medians = categories.map((name) => ({
    name,
    score: median(outcomes.map(({ scores }) => scores[name])),
  }));
  const isHeld = medians.every(({ name, score }) => score >= least[name]);
  report.check(
    isHeld,
    `${what}: ${medians.map(({ name, score }) => `${name} ${score}`).join(", ")}`,
  );
  if (isHeld) return;
  for (const audit of new Set(outcomes.flatMap(({ lost }) => lost)))
    report.print(`       ${audit}`);
}
