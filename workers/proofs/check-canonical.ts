import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import type { SuiteDefinition } from "../../lib/core/suite/suite-definition";
import { sharedFile, sharedPath } from "../../lib/test-support/shared-data";
import { CommandContext } from "../cli/command-context";
import { readSuiteFile, toSuiteDefinition } from "../importers/read-suite-file";
import { analyseTests } from "../jobs/analyse-tests";
import { openSandbox } from "../open-sandbox";
import { canonicalSuites, publishedAggregates } from "./canonical/canonical-suites";
import { checkAggregate } from "./canonical/check-aggregate";
import { checkSuite, reportSuite } from "./canonical/check-suite";

/**
 * Whether every published solution of HumanEval-X and mxeval passes its own tests here, whether it
 * fails once a fault is planted in it (some of these suites' assertions never throw), and whether
 * completions with a published pass rate come out as published. Ends with 1 when something doesn't
 * hold. Usage: npm run proof -- check-canonical [WORD ...], each a part of a suite's id, such as java;
 * `aggregates` leaves the solutions out, `solutions` the aggregates; `every-20` looks at each 20th
 * solution alone.
 */
const words = process.argv.slice(2);
const kinds = ["aggregates", "solutions"] as const;
const [withAggregates, withSolutions] = [
  !words.includes("solutions"),
  !words.includes("aggregates"),
];
const step = Number(words.find((word) => word.startsWith("every-"))?.slice("every-".length) ?? 1);
const parts = words.filter(
  (word) => !kinds.some((kind) => kind === word) && !word.startsWith("every-"),
);
const chosen = canonicalSuites.filter(
  ({ id }) => parts.length === 0 || parts.some((part) => id.endsWith(part) || id === part),
);
const context = new CommandContext();
const backend = await openSandbox(context.env.home);
let holds = chosen.length > 0;
try {
  for (const { id, file } of chosen) {
    const aggregates = publishedAggregates.filter(({ suiteId }) => suiteId === id);
    if (!withSolutions && aggregates.length === 0) continue;
    const suite = await load(backend, id, required(file));
    if (withSolutions) say(await checkSolutions(suite));
    for (const aggregate of withAggregates ? aggregates : []) {
      say(await checkAggregate(backend, suite, aggregate, required(aggregate.file)));
    }
  }
} finally {
  await backend.close();
  await context.close();
}
process.stdout.write(holds ? "everything holds\n" : "something does not hold\n");
process.exitCode = holds ? 0 : 1;

async function load(backend: SandboxBackend, id: string, path: string): Promise<SuiteDefinition> {
  const read = await readSuiteFile(path);
  return toSuiteDefinition(read, id, await analyseTests(backend, read.published.tasks));
}

async function checkSolutions(suite: SuiteDefinition) {
  const tasks = suite.tasks.filter((_, index) => index % step === 0);
  const progress = context.output.progress(suite.id, tasks.length);
  const checked = await checkSuite(backend, { ...suite, tasks }, progress.advance);
  progress.stop();
  return reportSuite(suite.id, checked);
}

function say(report: { lines: string[]; holds: boolean }): void {
  process.stdout.write(`${report.lines.join("\n")}\n`);
  holds &&= report.holds;
}

function required(name: string): string {
  const path = sharedFile(name);
  if (path === null) throw new Error(`${sharedPath(name)} is missing`);
  return path;
}
