import { openProofSandbox } from "./open-proof-sandbox";
import { median } from "./sandbox-bench/spread";
import { type LostWorker, loseWorker } from "./share/lose-worker";
import { type SharedCycle, shareCycle } from "./share/share-run";
import { ShareStage } from "./share/share-stage";

/**
 * Three workers with homes of their own share a cycle over one database and one S3 bucket, against one
 * worker alone; then one of three is killed half way and never comes back, and then one freezes.
 * An answer takes so long that three machines on two cores still wait for models and not for each other.
 * Usage: npm run proof -- share-cycle [REPETITIONS] [DELAY_MS] [MODELS] [TASKS]; without repetitions
 * (0) only what becomes of a lost worker
 */
const [repetitions = "1", delay = "6000", models = "24", tasks = "8"] = process.argv.slice(2);
const size = { models: Number(models), tasks: Number(tasks), delayMs: Number(delay) };
const fleetSize = 3;
const leastSpeedUp = 2.5;
/** A lease is lost after ten seconds of silence; then a lock may have to be, and then a retry waits. */
const longestTakeoverMs = 60_000;

const stage = await ShareStage.open(size);
const backend = await openProofSandbox();
try {
  print(
    `${size.models} models and 3 baselines, ${size.tasks} tasks, ${delay} ms an answer; the models' ` +
      "account lets each worker ask one question at a time",
  );
  const alone: SharedCycle[] = [];
  const shared: SharedCycle[] = [];
  for (let round = 1; round <= Number(repetitions); round += 1) {
    alone.push(await share(1));
    shared.push(await share(fleetSize));
  }
  if (alone.length > 0) reportSpeedUp(alone, shared);
  for (const how of ["SIGKILL", "SIGSTOP"] as const) {
    reportLoss(await loseWorker(stage, backend, { workers: fleetSize, tasks: size.tasks, how }));
  }
} finally {
  await backend.close();
  await stage.close();
}

async function share(workers: number): Promise<SharedCycle> {
  const cycle = await shareCycle(stage, backend, { workers, tasks: size.tasks });
  const { answeredMs, publishedMs } = cycle;
  const part = Math.round((100 * answeredMs) / publishedMs);
  print(
    `${workers} worker${workers === 1 ? "" : "s"}: published after ${seconds(publishedMs)}, ` +
      `last answer after ${seconds(answeredMs)} (${part}%)`,
  );
  printShares(cycle);
  checkWhole(cycle);
  return cycle;
}

/** One line a worker: what it did of the cycle. */
function printShares({ asked, graded }: SharedCycle): void {
  for (const [name, candidates] of graded) {
    print(`  ${name}: ${asked.get(name) ?? 0} questions, ${candidates} candidates`);
  }
}

/** Every question was asked once, and every candidate has a verdict. */
function checkWhole({ asked, progress, questions }: SharedCycle): void {
  const sum = [...asked.values()].reduce((total, count) => total + count, 0);
  check(`questions asked: ${sum} of ${questions}`, sum === questions);
  check("every candidate has a verdict", isGraded(progress));
}

function isGraded(progress: SharedCycle["progress"]): boolean {
  return progress.every(
    ({ tasks, candidates, graded }) => graded === tasks && candidates === tasks,
  );
}

function reportSpeedUp(alone: readonly SharedCycle[], shared: readonly SharedCycle[]): void {
  const times = (of: "answeredMs" | "publishedMs") => {
    const [one, three] = [alone, shared].map((cycles) => cycles.map((cycle) => cycle[of]));
    if (one === undefined || three === undefined) return 0;
    const ratio = median(one) / median(three);
    const range = `${(Math.min(...one) / Math.max(...three)).toFixed(2)} to ${(Math.max(...one) / Math.min(...three)).toFixed(2)}`;
    print(
      `${of === "publishedMs" ? "to publication" : "to the last answer"}: 1 worker ${spread(one)}, ` +
        `${fleetSize} workers ${spread(three)}, ratio of medians ${ratio.toFixed(2)}, of extremes ${range}`,
    );
    return ratio;
  };
  times("answeredMs");
  const speedUp = times("publishedMs");
  check(
    `speed-up of the whole cycle ${speedUp.toFixed(2)}, at least ${leastSpeedUp}`,
    speedUp >= leastSpeedUp,
  );
}

function reportLoss({ how, victim, cycle, ...lost }: LostWorker): void {
  const { atMs, takeoversMs, openThen, askedTwice } = lost;
  const what = how === "SIGKILL" ? "killed" : "frozen";
  print(`${victim} ${what} after ${seconds(atMs)}: published after ${seconds(cycle.publishedMs)}`);
  printShares(cycle);
  const taken = takeoversMs.map((ms) => ms ?? Number.POSITIVE_INFINITY);
  check(
    `its ${taken.length} models taken up after ${taken.map(seconds).join(", ")}`,
    taken.length > 0 && Math.max(...taken) <= longestTakeoverMs,
  );
  check(
    `asked twice: ${askedTwice}, all of the ${openThen} that were open at that moment`,
    askedTwice <= openThen,
  );
  check(
    `every candidate has a verdict although ${victim} never came back`,
    isGraded(cycle.progress),
  );
}

function spread(values: readonly number[]): string {
  const range = `${seconds(Math.min(...values))} to ${seconds(Math.max(...values))}`;
  return `${seconds(median([...values]))} (${range})`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function check(what: string, holds: boolean): void {
  print(`${holds ? "ok " : "NOT"} ${what}`);
  if (!holds) process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
