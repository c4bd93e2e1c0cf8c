import { formatTable } from "../../cli/format-table";
import { conformanceLanguages } from "../../sandbox/conformance/conformance-language";
import { describeSpread } from "../sandbox-bench/spread";
import type { Rates } from "./measure-trivial";
import { type Segment, sumOf, trivialSeconds } from "./set-beside";

/** Trivial jobs a second by language over all measurements, as a table. */
export function describeRates(points: readonly Rates[]): string {
  const rows = conformanceLanguages.map((language) => ({
    "trivial jobs a second": language,
    ...describeSpread(
      points.map((rates) => rates[language]),
      1,
    ),
  }));
  return formatTable(rows, "nothing was measured");
}

/**
 * What was graded in how long, and what the rest of the figures rests on; a line each.
 * @param width candidates that are graded at once
 */
export function describeWork(segments: readonly Segment[], width: number): string[] {
  const sum = (of: (segment: Segment) => number) => sumOf(segments, of);
  const seconds = sum((segment) => segment.seconds);
  const candidates = sum((segment) => segment.candidates);
  const languages = conformanceLanguages.map(
    (name) => `${name} ${sum(({ executed }) => executed.byLanguage[name])}`,
  );
  return [
    `${candidates} candidates in ${Math.floor(seconds / 60)} min ${(seconds % 60).toFixed(1)} s: ` +
      `${(candidates / seconds).toFixed(2)} a second; ${sum(({ executed }) => executed.gradings)} ` +
      "gradings with the repeats",
    `executions by stored rows: ${languages.join(", ")}; submissions' own CPU time ` +
      `${sum(({ executed }) => executed.ownSeconds).toFixed(1)} s`,
    describePlaces(segments, width),
    `time by that of trivial jobs, part by part: ${spreadOfRatios(segments)}`,
  ];
}

/** Where the time of those places went in which candidates are graded. */
function describePlaces(segments: readonly Segment[], width: number): string {
  const all = width * sumOf(segments, ({ seconds }) => seconds);
  const spent = (["acquireMs", "receiveMs", "disposeMs", "compileMs"] as const).map(
    (name) => sumOf(segments, ({ asked }) => asked[name]) / 1000,
  );
  const rest = all - spent.reduce((sum, seconds) => sum + seconds, 0);
  const [acquired, received, disposed, compiled, other] = [...spent, rest].map(
    (seconds) => `${seconds.toFixed(1)} s`,
  );
  const count = (name: "requests" | "compiles") => sumOf(segments, ({ asked }) => asked[name]);
  return (
    `${width} places at once: waiting for sandboxes ${acquired}, for the answers to ` +
    `${count("requests")} requests ${received}, for their end ${disposed}, for ${count("compiles")} ` +
    `compilations of Java ${compiled}; the rest (rows, objects, syntax, tails of batches) ${other}`
  );
}

function spreadOfRatios(segments: readonly Segment[]): string {
  const ratios = segments.map((segment) => segment.seconds / trivialSeconds(segment));
  const { median, quartiles, extremes } = describeSpread(ratios, 2);
  return `median ${median}, quartiles ${quartiles}, from ${extremes}`;
}
