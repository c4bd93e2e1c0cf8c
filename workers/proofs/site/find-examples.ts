import { boardSchema } from "../../../lib/contracts/board";
import { runCandidateSchema } from "../../../lib/contracts/run";

/** One address for each kind of page that a seeded site has. */
export type ExamplePages = Readonly<Record<string, string>>;

/** What the examples are made of. */
export interface SeededPlaces {
  suite: string;
  cycle: string;
  /** Weeks, newest first. */
  cycles: string[];
  /** Slugs of ranked models, best first. */
  slugs: string[];
  runId: string;
  traces: number[];
  tasks: string[];
  recordId: number;
}

/** Finds the newest board of the weekly suite, its runs and some of their traces, through the API. */
export async function findPlaces(url: string, suite = "weekly"): Promise<SeededPlaces> {
  const board = boardSchema.parse(await getJson(`${url}/api/v1/boards/${suite}`));
  const [first, second] = board.rows;
  if (first === undefined || second === undefined) throw new Error(`${suite} ranks nobody`);
  const candidates = await listCandidates(url, first.runId);
  const others = await listCandidates(url, second.runId);
  return {
    suite,
    cycle: board.cycle,
    cycles: [...board.suite.cycles].sort().reverse(),
    slugs: board.rows.map(({ model }) => model.slug),
    runId: first.runId,
    traces: [...candidates.slice(0, 20), ...others.slice(0, 20)].map(({ traceId }) => traceId),
    tasks: candidates.map(({ taskId }) => taskId),
    recordId: first.recordId,
  };
}

/** An address of every kind of page. */
export function listExamples(places: SeededPlaces): ExamplePages {
  const { suite, cycle, slugs, runId, traces, tasks, recordId } = places;
  const [a, b, c, d] = slugs;
  const board = `/boards/${suite}/${cycle}`;
  return {
    front: "/",
    boards: "/boards",
    board,
    "board-slice": `/boards/${suite}?category=bug-fixing`,
    mix: `${board}/mix`,
    matrix: `${board}/matrix`,
    "compare-choice": `/compare?suite=${suite}`,
    compare: `/compare?suite=${suite}&a=${a}&b=${b}`,
    "compare-four": `/compare?suite=${suite}&m=${a}&m=${b}&m=${c}&m=${d}`,
    tasks: "/tasks",
    task: `/tasks/${tasks[0]}`,
    trace: `/traces/${traces[0]}`,
    "two-traces": `/compare/traces?a=${traces[0]}&b=${traces[20]}`,
    models: "/models",
    model: `/models/${a}`,
    cycles: "/cycles",
    cycle: `/cycles/${cycle}`,
    suites: "/suites",
    suite: `/suites/${suite}`,
    run: `/runs/${runId}`,
    record: `/records/${recordId}`,
    records: "/records",
    events: "/events",
    methodology: "/methodology",
    embed: `/embed${board}`,
    missing: "/boards/none",
  };
}

async function listCandidates(url: string, runId: string) {
  const response = await fetch(`${url}/api/v1/runs/${runId}/results.jsonl`);
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line) => runCandidateSchema.parse(JSON.parse(line)));
}

export async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
