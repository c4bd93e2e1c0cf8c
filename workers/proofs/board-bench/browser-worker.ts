import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";

/** How long one question took: to rates and intervals, and from there to every paired verdict. */
export interface Waits {
  rankedMs: number;
  relatedMs: number;
}

/** What a worker of the site is told once, and then asked, each by a message. */
export interface WorkerTalk {
  load: object;
  questions: object[];
}

/** One script of a worker, as a browser gets it but for its name. */
export function bundleBrowserWorker(source: string, into: string): string {
  const outfile = join(into, `${source.replaceAll("/", "-")}.js`);
  const words = [source, "--bundle", "--minify", "--format=iife", `--outfile=${outfile}`];
  execFileSync(join("node_modules", ".bin", "esbuild"), [...words, "--log-level=warning"]);
  return readFileSync(outfile, "utf8");
}

/** A page without anything on it that may start this worker. */
export async function openWorkerPage(browser: Browser, worker: string): Promise<Page> {
  const page = await browser.newPage();
  const script = { contentType: "text/javascript", body: worker };
  await page.route("http://bench.test/worker.js", (route) => route.fulfill(script));
  const blank = { contentType: "text/html", body: "<!doctype html><title>bench</title>" };
  await page.route("http://bench.test/", (route) => route.fulfill(blank));
  await page.goto("http://bench.test/");
  return page;
}

/** Opens a new worker in the page and asks it, one question after the other. */
export function askBrowserWorker(page: Page, talk: WorkerTalk): Promise<Waits[]> {
  return page.evaluate(askInBrowser, talk);
}

/** Runs in the browser: nothing from outside it is known there. */
async function askInBrowser(talk: WorkerTalk): Promise<Waits[]> {
  const worker = new Worker("/worker.js");
  let hear: (kind: string) => void = () => undefined;
  worker.onmessage = ({ data }) => hear(data.kind);
  const until = (wanted: string) =>
    new Promise<number>((resolve, reject) => {
      hear = (kind) => {
        if (kind === wanted) resolve(performance.now());
        if (kind === "failed") reject(new Error("the worker failed"));
      };
    });
  const waits: Waits[] = [];
  worker.postMessage(talk.load);
  await until("loaded");
  // A reader needs a moment to choose; the worker prepares itself meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  for (const question of talk.questions) {
    const asked = performance.now();
    worker.postMessage(question);
    const ranked = await until("ranked");
    waits.push({ rankedMs: ranked - asked, relatedMs: (await until("related")) - ranked });
  }
  worker.terminate();
  return waits;
}
