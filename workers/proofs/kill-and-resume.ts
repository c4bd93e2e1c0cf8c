import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { sharedFile, sharedPath } from "../../lib/test-support/shared-data";
import { checkoutRoot } from "../checkout-root";
import { humanEvalProblems, readPublishedSets } from "./published-sets";

/**
 * Kills an import that grades, again and again, then lets it finish; and compares with the same
 * import left alone: same verdicts, none lost, none twice. Usage: npm run proof -- kill-and-resume
 */
const answerSchema = z.object({
  runId: z.string(),
  candidates: z.number(),
  unscored: z.number(),
  verdicts: z.array(
    z.object({
      taskId: z.string(),
      candidateIndex: z.number(),
      verdict: z.string(),
      failureClass: z.string().nullable(),
    }),
  ),
});
type Answer = z.infer<typeof answerSchema>;

const killsWanted = 3;
const set = (await readPublishedSets()).find(({ slug }) => slug === "gpt-3-5-turbo-0613");
if (!set) throw new Error("the set is gone");
const file = data(set.file);
const homes = ["left-alone", "killed"].map((name) =>
  mkdtempSync(join(tmpdir(), `errorbar-${name}-`)),
);
try {
  const answers: Answer[] = [];
  for (const [index, home] of homes.entries()) {
    await finish(start(home, ["suite", "import", "--file", data(humanEvalProblems)]));
    if (index === 1)
      for (let kill = 1; kill <= killsWanted; kill += 1) await killMidway(home, kill);
    answers.push(answerSchema.parse(JSON.parse(await finish(start(home, importWords())))));
  }
  const [alone, killed] = answers;
  if (!alone || !killed) throw new Error("an import gave no answer");
  const seen = new Set(killed.verdicts.map((entry) => `${entry.taskId} ${entry.candidateIndex}`));
  report("candidates with a verdict", killed.verdicts.length - killed.unscored, killed.candidates);
  report("different candidates among them", seen.size, killed.candidates);
  report("verdicts equal to the import left alone", countEqual(alone, killed), killed.candidates);
} finally {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
}

function importWords(): string[] {
  const words = ["--json", "completions", "import", "--suite", "humaneval", "--model"];
  return [...words, "resumed", "--register", "--file", file];
}

function report(what: string, found: number, expected: number): void {
  process.stdout.write(`${what}: ${found} of ${expected}\n`);
  if (found !== expected) process.exitCode = 1;
}

function countEqual(left: Answer, right: Answer): number {
  const key = (entry: Answer["verdicts"][number]) => JSON.stringify(entry);
  const known = new Set(left.verdicts.map(key));
  return right.verdicts.filter((entry) => known.has(key(entry))).length;
}

/** Ends the worker without warning once it has graded a part, a larger one at each kill. */
async function killMidway(home: string, kill: number): Promise<void> {
  const child = start(home, importWords());
  const wanted = 5 + 5 * kill;
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      const done = /: (\d+)\/\d+,/.exec(chunk.toString())?.[1];
      if (done !== undefined && Number(done) >= wanted && child.kill("SIGKILL")) resolve();
    });
    child.once("exit", () => reject(new Error("the import ended before it could be killed")));
  });
  process.stdout.write(`killed for the ${kill}. time after at least ${wanted} verdicts\n`);
}

function start(home: string, words: string[]): ChildProcess {
  // The worker itself, not a launcher: the kill must hit the process that grades.
  return spawn(process.execPath, [join(checkoutRoot, "dist/errorbar.mjs"), ...words], {
    env: { ...process.env, ERRORBAR_HOME: home },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function finish(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.pipe(process.stderr);
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`the command ended with ${code}`)),
    );
  });
}

function data(name: string): string {
  const path = sharedFile(name);
  if (path === null) throw new Error(`${sharedPath(name)} is missing`);
  return path;
}
