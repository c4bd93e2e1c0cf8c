import { loadavg } from "node:os";
import { quantileType7 } from "../../lib/core/stats/quantile-type-7";
import { newestRendered } from "../cli/render-newest";
import { openChromium } from "./open-chromium";
import { median } from "./sandbox-bench/spread";
import { findPlaces, type SeededPlaces } from "./site/find-examples";
import { measureCold } from "./site/measure-cold";
import { measureRates } from "./site/measure-rate";
import { watchDownload } from "./site/measure-stream";
import { visit, weighHtml } from "./site/measure-weight";
import { ProofReport } from "./site/proof-report";
import { requireHome } from "./site/require-home";
import { type ServedSite, serveHome } from "./site/serve-home";

/**
 * Weighs and times a seeded site in its production build, medians of five: scripts that Chromium loads, the HTML of
 * the board, the rate of a kept page beside a file of the same bytes, pages that are rendered for the first time,
 * and the server's memory during the largest downloads.
 * Usage: npm run proof -- measure-site HOME [PARTS], of weight, rate, cold, stream; all unless told.
 */
const [place, ...chosen] = process.argv.slice(2);
if (place === undefined) {
  process.stderr.write("usage: npm run proof -- measure-site HOME [weight|rate|cold|stream ...]\n");
  process.exit(2);
}
const home = requireHome(place);
const rounds = 5;
const kilobyte = 1000;
const mebibyte = 1024 * 1024;
const bounds = {
  boardScriptBytes: 160 * kilobyte,
  chartScriptBytes: 265 * kilobyte,
  boardHtmlBytes: 60 * kilobyte,
  leastShareOfFile: 0.9,
  coldP95Ms: 150,
  mostGrowthBytes: 64 * mebibyte,
};

const report = new ProofReport();
report.print(`load before ${loadavg()[0]?.toFixed(2)}`);
const served = await serveHome(home);
const places = await findPlaces(served.url);
const board = `/boards/${places.suite}/${places.cycle}`;
try {
  if (isChosen("weight")) await measureWeight(served, places);
  if (isChosen("stream")) await measureStreams(served, places);
} finally {
  await served.stop();
}
if (isChosen("rate")) await measureRate(home);
if (isChosen("cold")) await measureFirstRenders(home, places);
report.end();

function isChosen(part: string): boolean {
  return chosen.length === 0 || chosen.includes(part);
}

async function measureWeight({ url }: ServedSite, { slugs }: SeededPlaces): Promise<void> {
  const browser = await openChromium();
  try {
    const chart = `/models/${slugs[0]}`;
    for (const [name, path, bound] of [
      ["board", board, bounds.boardScriptBytes],
      ["chart page", chart, bounds.chartScriptBytes],
    ] as const) {
      const visits = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url + path));
      const bytes = median(visits.map(({ scriptBytes }) => scriptBytes));
      const [{ scripts = 0, charts = 0 } = {}] = visits;
      report.check(
        bytes <= bound,
        `scripts of the ${name} ${path}: ${show(bytes)} in ${scripts} files, ${charts} charts drawn; ` +
          `at most ${show(bound)}`,
      );
      if (name === "chart page") report.check(charts > 0, `${path} has drawn a chart`);
    }
  } finally {
    await browser.close();
  }
  const html = await weighHtml(url + board);
  const bound = bounds.boardHtmlBytes;
  report.check(
    html <= bound,
    `HTML of the board of ${places.slugs.length} rows: ${show(html)}, at most ${show(bound)}`,
  );
}

async function measureRate(folder: string): Promise<void> {
  const { page, file } = await measureRates(folder, board, rounds);
  const share = median(page) / median(file);
  const all = (rates: number[]) => rates.map((rate) => rate.toFixed(0)).join(" ");
  report.check(
    share >= bounds.leastShareOfFile,
    `kept board at ${share.toFixed(2)} of the rate of a file of the same bytes, at least ` +
      `${bounds.leastShareOfFile}; a second: ${all(page)} beside ${all(file)}`,
  );
}

/** Each week's board is rendered once a start of the server; the newest ones it renders by itself. */
async function measureFirstRenders(folder: string, { suite, cycles }: SeededPlaces): Promise<void> {
  const p95s: number[] = [];
  const boards = cycles.map((cycle) => `/boards/${suite}/${cycle}`);
  const [rendered, cold] = [boards.slice(0, newestRendered), boards.slice(newestRendered)];
  for (let round = 0; round < rounds; round += 1) {
    const times = await measureCold(folder, rendered, cold);
    p95s.push(quantileType7(times, 0.95));
  }
  const bound = bounds.coldP95Ms;
  report.check(
    median(p95s) <= bound,
    `first render of ${cold.length} boards: 95% within ${median(p95s).toFixed(0)} ms ` +
      `(${p95s.map((ms) => ms.toFixed(0)).join(" ")}), at most ${bound} ms`,
  );
}

async function measureStreams({ url, serverPid }: ServedSite, of: SeededPlaces): Promise<void> {
  if (serverPid === null) return report.check(false, "the server's process was not found");
  for (const path of [
    `/api/v1/cycles/${of.cycle}/archive`,
    `/api/v1/runs/${of.runId}/traces.jsonl.gz`,
    `/api/v1/runs/${of.runId}/results.jsonl`,
    `/api/v1/boards/${of.suite}/${of.cycle}/outcomes`,
  ]) {
    // Before, so that what is computed once is not counted.
    await watchDownload(url + path, serverPid);
    const downloads = [];
    for (let round = 0; round < rounds; round += 1) {
      downloads.push(await watchDownload(url + path, serverPid));
    }
    const growth = median(downloads.map(({ mostBytes, beforeBytes }) => mostBytes - beforeBytes));
    const [{ bytes = 0 } = {}] = downloads;
    report.check(
      growth <= bounds.mostGrowthBytes,
      `${path}: ${show(bytes)}, server's memory grew by ${(growth / mebibyte).toFixed(1)} MiB ` +
        `(median of ${rounds}), at most ${bounds.mostGrowthBytes / mebibyte} MiB`,
    );
  }
}

function show(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} kB`;
}
