import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { CommandContext } from "../cli/command-context";
import { readCompletionSets } from "./agreement/completion-set";
import { required } from "./agreement/graded-set";
import { type CommandEnd, runErrorbar } from "./agreement/run-errorbar";
import { countRows } from "./everything/count-rows";
import { listDataFiles } from "./everything/list-data-files";
import { planImports } from "./everything/plan-imports";
import type { PlannedImport } from "./everything/planned-import";

/**
 * Every benchmark file and every completion or outcome set of the test data through the command line,
 * into one home: a line for each says what was made, or why not. What can't be imported must be refused
 * with a line that says what is missing, and must leave no row behind. Ends with 1 otherwise.
 * Usage: npm run proof -- import-everything [--quick] (--quick grades one set instead of all; with
 * ERRORBAR_HOME the home is that folder and is kept)
 */
const quick = process.argv.includes("--quick");
const kept = process.env.ERRORBAR_HOME;
const home = kept ?? mkdtempSync(join(tmpdir(), "errorbar-everything-"));
process.env.ERRORBAR_HOME = home;
const startedAt = performance.now();
const context = new CommandContext();
// Open all the time: otherwise every command would start the database and stop it again.
const db = await context.database();
const plan = planImports(await readCompletionSets());
const failures: string[] = [];
try {
  const planned = new Set(plan.map(({ file }) => file));
  for (const file of listDataFiles()) {
    if (!planned.has(file)) fail(file, "no import is planned for it");
  }
  for (const entry of plan) await carryOut(entry);
} finally {
  await context.close();
  if (kept === undefined) rmSync(home, { recursive: true, force: true });
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
say(`${plan.length} imports in ${seconds} s, ${failures.length} not as they should be`);
for (const failure of failures) say(`  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(file: string, what: string): void {
  failures.push(`${file}: ${what}`);
  say(`FAILED   ${file}: ${what}`);
}

async function carryOut({ file, words, end, slow }: PlannedImport): Promise<void> {
  if (quick && slow) {
    say(`left out ${file}: grading takes minutes`);
    return;
  }
  const command = [...words, "--file", required(file)];
  if (end.kind === "done") {
    const { status, stdout, stderr } = await runErrorbar(home, command);
    if (status === 0) say(`done     ${file}: ${firstLine(stdout)}`);
    else fail(file, `ended with ${status}: ${lastLine(stderr)}`);
    return;
  }
  const before = await countRows(db);
  const result = await runErrorbar(home, command);
  const after = await countRows(db);
  const wrong = whatIsWrong(result, end);
  if (wrong !== null) fail(file, wrong);
  else if (!isDeepStrictEqual(before, after)) fail(file, "refused, but rows were left behind");
  else say(`refused  ${file}: ${lastLine(result.stderr)}`);
}

function whatIsWrong(
  { status, stderr }: CommandEnd,
  end: Extract<PlannedImport["end"], { kind: "refused" }>,
): string | null {
  if (status !== end.status) {
    return `ended with ${status} and not with ${end.status}: ${lastLine(stderr)}`;
  }
  return end.says.test(lastLine(stderr)) ? null : `says ${lastLine(stderr)}`;
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

/** The command's own word; a progress line may come before it or after it. */
function lastLine(text: string): string {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.findLast((line) => line.startsWith("errorbar: ")) ?? lines.at(-1) ?? "";
}
