import lighthouse, { desktopConfig } from "lighthouse";
import { findFreePort } from "../postgres/find-free-port";
import { openChromium } from "./open-chromium";
import { median } from "./sandbox-bench/spread";
import { findPlaces, listExamples } from "./site/find-examples";
import { ProofReport } from "./site/proof-report";
import { serveHome } from "./site/serve-home";

/**
 * Lighthouse on the board, a comparison, a model and a trace of a seeded site in its production build, as desktop
 * and as mobile: medians of so many rounds. Lighthouse makes a phone of this machine by slowing it down four
 * times, whatever its speed; where a page misses its score so, it is looked at once more as slowed down to the
 * speed of the phone that is emulated, which is told and decides nothing.
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
  /** How fast this machine is, by Lighthouse's own index. */
  speed: number;
}

type Form = "desktop" | "mobile";

/** The index of the phone that Lighthouse emulates, a Moto G Power of 2022, by which Chrome's tools calibrate. */
const phoneSpeed = 264;

const report = new ProofReport();
const site = await serveHome(place);
const port = await findFreePort(null, "127.0.0.1");
const browser = await openChromium([`--remote-debugging-port=${port}`]);
try {
  const examples = listExamples(await findPlaces(site.url));
  for (const name of pages) {
    for (const form of ["desktop", "mobile"] as const) {
      const url = `${site.url}${examples[name]}`;
      const outcomes = await lookOften(url, form);
      const isHeld = judge(`${name}, ${form}`, outcomes);
      if (!isHeld && form === "mobile") await tellCalibrated(url, outcomes);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
report.end();

async function lookOften(url: string, form: Form, slowdown?: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let round = 0; round < rounds; round += 1) outcomes.push(await look(url, form, slowdown));
  return outcomes;
}

/** How the page does on the emulated phone rather than on one that is as much slower as this machine is. */
async function tellCalibrated(url: string, outcomes: readonly Outcome[]): Promise<void> {
  const speed = median(outcomes.map((outcome) => outcome.speed));
  const slowdown = Math.max(1, speed / phoneSpeed);
  const medians = toMedians(await lookOften(url, "mobile", slowdown));
  const scores = medians.map(({ name, score }) => `${name} ${score}`).join(", ");
  report.print(
    `       this machine has an index of ${speed.toFixed(0)}; slowed down ${slowdown.toFixed(1)} times, ` +
      `to the phone's ${phoneSpeed}: ${scores}`,
  );
}

async function look(url: string, form: Form, slowdown?: number): Promise<Outcome> {
  const throttling =
    slowdown === undefined ? {} : { throttling: { cpuSlowdownMultiplier: slowdown } };
  const shared = { port, onlyCategories: [...categories], logLevel: "error" as const };
  const flags = { ...shared, ...throttling };
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
    speed: lhr.environment.benchmarkIndex,
  };
}

function toMedians(outcomes: readonly Outcome[]): { name: Category; score: number }[] {
  return categories.map((name) => ({
    name,
    score: median(outcomes.map(({ scores }) => scores[name])),
  }));
}

/** Whether every score is as high as it has to be. */
function judge(what: string, outcomes: readonly Outcome[]): boolean {
  const medians = toMedians(outcomes);
  const isHeld = medians.every(({ name, score }) => score >= least[name]);
  report.check(
    isHeld,
    `${what}: ${medians.map(({ name, score }) => `${name} ${score}`).join(", ")}`,
  );
  const lost = isHeld ? [] : outcomes.flatMap((outcome) => outcome.lost);
  for (const audit of new Set(lost)) report.print(`       ${audit}`);
  return isHeld;
}
