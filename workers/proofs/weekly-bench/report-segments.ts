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

/** What was graded in how long, and what the rest of the figures rests on; a line each. */
export function describeWork(segments: readonly Segment[]): string[] {
  const sum = (of: (segment: Segment) => number) => sumOf(segments, of);
  const seconds = sum((segment) => segment.seconds);
  const candidates = sum((segment) => segment.candidates);
  const languages = conformanceLanguages.map(
    (name) => `${name} ${sum(({ executed }) => executed.byLanguage[name])}`,
  );
  const waited = sum(({ asked }) => asked.acquireMs) / 1000;
  const compiled = sum(({ asked }) => asked.compileMs) / 1000;
  return [
    `${candidates} candidates in ${Math.floor(seconds / 60)} min ${(seconds % 60).toFixed(1)} s: ` +
      `${(candidates / seconds).toFixed(2)} a second; ${sum(({ executed }) => executed.gradings)} ` +
      "gradings with the repeats",
    `executions by stored rows: ${languages.join(", ")}; submissions' own CPU time ` +
      `${sum(({ executed }) => executed.ownSeconds).toFixed(1)} s`,
    `waited for sandboxes ${waited.toFixed(1)} s; ${sum(({ asked }) => asked.compiles)} compilations ` +
      `of Java, no executions, ${compiled.toFixed(1)} s`,
    `time by that of trivial jobs, part by part: ${spreadOfRatios(segments)}`,
  ];
}

function spreadOfRatios(segments: readonly Segment[]): string {
  const ratios = segments.map((segment) => segment.seconds / trivialSeconds(segment));
  const { median, quartiles, extremes } = describeSpread(ratios, 2);
  return `median ${median}, quartiles ${quartiles}, from ${extremes}`;
}
