import { loadavg } from "node:os";
import { analyseBoard } from "../../lib/core/pairs/analyse-board";
import { wholeBoard } from "../../lib/core/pairs/outcome-scope";
import { quantileType7 } from "../../lib/core/stats/quantile-type-7";
import { startProgress } from "../cli/start-progress";
import { type BoardSize, makeBoard } from "./board-bench/make-board";

/**
 * Seconds for everything that a board states, from its outcomes, on one core: rates with intervals of
 * the whole and of 13 slices, all pairs with difference intervals and Holm, rank ranges, resolvable gap.
 * Four sizes, each with tasks that are base problems of their own and with three tasks a base; the bounds
 * are for the median CPU time, which on an idle core is no less than the wall time. Ends with 1 when one is
 * missed. Usage: npm run bench:stats [-- ROUNDS]
 */
const [rounds = "5"] = process.argv.slice(2);
const sizes = [
  { models: 28, tasks: 400, boundSeconds: 1 },
  { models: 56, tasks: 800, boundSeconds: null },
  { models: 100, tasks: 1_000, boundSeconds: null },
  { models: 200, tasks: 2_000, boundSeconds: 10 },
];

let missed = 0;
print(`load before ${describeLoad()}`);
for (const tasksPerBase of [1, 3]) {
  print(`\n${tasksPerBase === 1 ? "each task a base problem" : "three tasks a base problem"}`);
  let previous: { outcomes: number; seconds: number } | null = null;
  for (const { boundSeconds, ...size } of sizes) {
    const { seconds, cpuSeconds } = measure({ ...size, tasksPerBase });
    const cpuMedian = quantileType7(cpuSeconds, 0.5);
    const own = { outcomes: size.models * size.tasks, seconds: cpuMedian };
    print(
      [
        `${size.models} models × ${size.tasks} tasks: CPU ${spread(cpuSeconds)}`,
        `wall ${spread(seconds)}`,
        ...(boundSeconds === null ? [] : [describeBound(cpuMedian, boundSeconds)]),
        ...(previous === null ? [] : [`growth exponent over outcomes ${exponent(previous, own)}`]),
      ].join("; "),
    );
    previous = own;
  }
}
print(`\nload after ${describeLoad()}`);
process.exitCode = missed > 0 ? 1 : 0;

/** Wall time, and CPU time of all threads, which a busy machine changes less. */
function measure(size: BoardSize): { seconds: number[]; cpuSeconds: number[] } {
  const progress = startProgress(`${size.models} × ${size.tasks}`, Number(rounds), process.stderr);
  const cpuSeconds: number[] = [];
  const seconds = Array.from({ length: Number(rounds) }, (_, round) => {
    // Another board and another cycle each time: nothing may be remembered.
    const board = makeBoard(size, round);
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    const { models, slices, pairs, rankRanges, differences } = analyseBoard(board, {
      k: 1,
      cycle: `bench-${round}`,
      scope: wholeBoard,
    });
    const elapsed = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(cpuBefore);
    cpuSeconds.push((user + system) / 1e6);
    const pairCount = (size.models * (size.models - 1)) / 2;
    const isWhole =
      models.length === size.models &&
      slices.length === 13 &&
      slices.every((slice) => slice.models?.length === size.models) &&
      pairs.pHolm.length === pairCount &&
      differences.low.length === pairCount &&
      rankRanges.length === size.models;
    if (!isWhole) throw new Error("the analysis lacks a part that is being measured");
    progress.advance();
    return elapsed;
  });
  progress.stop();
  return { seconds, cpuSeconds };
}

function describeBound(median: number, bound: number): string {
  if (median > bound) missed += 1;
  return `bound ${bound} s ${median > bound ? "missed" : "held"}`;
}

function exponent(
  a: { outcomes: number; seconds: number },
  b: { outcomes: number; seconds: number },
): string {
  return (Math.log(b.seconds / a.seconds) / Math.log(b.outcomes / a.outcomes)).toFixed(2);
}

function spread(seconds: readonly number[]): string {
  const at = (q: number) => quantileType7(seconds, q).toFixed(3);
  return `median ${at(0.5)} s of ${seconds.length}, from ${at(0)} to ${at(1)}`;
}

function describeLoad(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(", ");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
