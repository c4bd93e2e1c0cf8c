import type { ArchivePlan } from "./archive-plan";

/** The README of a cycle's archive. Of names from outside it holds none: they are in board.json. */
export function describeArchive({ board, cycle, tasks, runs }: ArchivePlan): string {
  const measured = runs.filter(({ traceDigests }) => traceDigests !== null);
  const traces = measured.reduce((sum, { traceDigests }) => sum + (traceDigests?.length ?? 0), 0);
  const files = [
    ["board.json", "every row as the board shows it, with intervals, ranks and verdicts of pairs"],
    ["outcomes.json", "what every model made of every task, packed as /openapi.json describes it"],
    ...(cycle === null ? [] : [["cycle.json", "what the week froze: draw, manifest, gates"]]),
    ...(tasks === null ? [] : [["tasks.jsonl", "the public part of each task"]]),
    ["events.jsonl", "what readers were told of this cycle"],
    ["records.jsonl", "the chain of score records, from its first to this cycle's newest"],
    ["runs/ID/manifest.json", "the frozen inputs of a run"],
    [
      "runs/ID/results.jsonl",
      "one line a candidate, so none of a task without an answer; or a task where outcomes were measured elsewhere",
    ],
    ["runs/ID/traces.jsonl.gz", "every stored trace of a run that was measured here"],
    ["recompute.mjs", "computes all of it again"],
    ["SHA256SUMS", "of every file, for sha256sum --check"],
  ];
  return `${[
    `# ${board.suite.id}, ${board.cycle}`,
    "",
    `Everything public about one cycle of an Errorbar board: ${board.suite.tasks} tasks, ` +
      `${runs.length} runs, ${traces} traces.`,
    "",
    ...files.map(([name, what]) => `- \`${name}\`: ${what}`),
    "",
    ...(tasks === null
      ? ["The tasks are drawn from a pool that is not public yet, so their texts are not here.", ""]
      : []),
    "    node recompute.mjs",
    "",
    "scores the outcomes again, draws the intervals again, tests every pair again and walks the chain of",
    "records. It needs Node 20 or later and nothing else. It ends with 0 when every figure agrees, with 1",
    "when one differs, and says which, and with 2 when something can't be read.",
    "",
    "Hidden tests, reference solutions and what programs printed while hidden tests ran are not here:",
    "they are not public anywhere.",
  ].join("\n")}\n`;
}
