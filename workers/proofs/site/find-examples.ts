import { type Board, boardListSchema, boardSchema } from "../../../lib/contracts/board";
import { cycleListSchema } from "../../../lib/contracts/cycle";
import { eventListSchema } from "../../../lib/contracts/event";
import { runCandidateSchema } from "../../../lib/contracts/run";
import { fetchAgain } from "./fetch-again";

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
  /** Slug of a model that was measured under another protocol, if there is one. */
  guest: string | undefined;
  /** Slug of a model that lacks some of its verdicts, if there is one. */
  incomplete: string | undefined;
  /** The week that is being measured, if one is. */
  openWeek: string | undefined;
  eventId: number | undefined;
  /** A board that was measured elsewhere, if there is one. */
  reported: ReportedPlaces | null;
}

interface ReportedPlaces {
  suite: string;
  cycle: string;
  slugs: string[];
  runId: string;
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
    guest: findUnranked(board, "other-protocol"),
    incomplete: findUnranked(board, "incomplete"),
    ...(await findAround(url)),
  };
}

function findUnranked({ unranked }: Board, reason: string): string | undefined {
  return unranked.find((row) => row.reason === reason)?.model.slug;
}

async function findAround(
  url: string,
): Promise<Pick<SeededPlaces, "openWeek" | "eventId" | "reported">> {
  const { cycles } = cycleListSchema.parse(await getJson(`${url}/api/v1/cycles`));
  const { events } = eventListSchema.parse(await getJson(`${url}/api/v1/events?limit=1`));
  const { boards } = boardListSchema.parse(await getJson(`${url}/api/v1/boards`));
  const reported = boards.find(({ measured }) => measured === "elsewhere");
  return {
    openWeek: cycles.find(({ publishedAt }) => publishedAt === null)?.cycle,
    eventId: events[0]?.id,
    reported: reported === undefined ? null : await findReported(url, reported.id),
  };
}

async function findReported(url: string, suite: string): Promise<ReportedPlaces | null> {
  const { cycle, rows } = boardSchema.parse(await getJson(`${url}/api/v1/boards/${suite}`));
  const runId = rows[0]?.runId;
  if (runId === undefined) return null;
  return { suite, cycle, runId, slugs: rows.map(({ model }) => model.slug) };
}

/** An address of every kind of page; of what a site lacks there is none. */
export function listExamples(places: SeededPlaces): ExamplePages {
  return { ...listBoardPages(places), ...listRecordPages(places), ...listRarePages(places) };
}

function listBoardPages({ suite, cycle, slugs }: SeededPlaces): ExamplePages {
  const [a, b, c, d] = slugs;
  const board = `/boards/${suite}/${cycle}`;
  return {
    front: "/",
    boards: "/boards",
    board,
    "board-slice": `/boards/${suite}?category=bug-fixing`,
    "board-columns": `${board}?columns=cost,tokens,median,tail,timeouts,evidence,released`,
    mix: `${board}/mix`,
    matrix: `${board}/matrix`,
    "compare-suite": "/compare",
    "compare-choice": `/compare?suite=${suite}`,
    compare: `/compare?suite=${suite}&a=${a}&b=${b}`,
    "compare-four": `/compare?suite=${suite}&m=${a}&m=${b}&m=${c}&m=${d}`,
    embed: `/embed${board}`,
    "embed-model": `/embed/models/${a}`,
  };
}

function listRecordPages(places: SeededPlaces): ExamplePages {
  const { suite, cycle, slugs, runId, traces, tasks, recordId } = places;
  return {
    tasks: "/tasks",
    task: `/tasks/${tasks[0]}`,
    trace: `/traces/${traces[0]}`,
    "two-traces": `/compare/traces?a=${traces[0]}&b=${traces[20]}`,
    models: "/models",
    model: `/models/${slugs[0]}`,
    cycles: "/cycles",
    cycle: `/cycles/${cycle}`,
    suites: "/suites",
    suite: `/suites/${suite}`,
    run: `/runs/${runId}`,
    record: `/records/${recordId}`,
    records: "/records",
    events: "/events",
    methodology: "/methodology",
    laboratory: "/methodology/laboratory",
    missing: "/boards/none",
  };
}

/** Of what stands apart, is in work or was measured elsewhere. */
function listRarePages(places: SeededPlaces): ExamplePages {
  const { suite, slugs, guest, incomplete, openWeek, eventId, reported } = places;
  const [a, b] = slugs;
  const [c, d] = reported?.slugs ?? [];
  const found: Record<string, string | false> = {
    refusal: guest !== undefined && `/compare?suite=${suite}&a=${a}&b=${guest}`,
    "refusal-of-three": guest !== undefined && `/compare?suite=${suite}&m=${a}&m=${b}&m=${guest}`,
    "model-apart": guest !== undefined && `/models/${guest}`,
    "compare-incomplete":
      incomplete !== undefined && `/compare?suite=${suite}&a=${a}&b=${incomplete}`,
    "cycle-in-work": openWeek !== undefined && `/cycles/${openWeek}`,
    event: eventId !== undefined && `/events/${eventId}`,
    "board-reported": reported !== null && `/boards/${reported.suite}/${reported.cycle}`,
    "matrix-reported": reported !== null && `/boards/${reported.suite}/${reported.cycle}/matrix`,
    "compare-reported": reported !== null && `/compare?suite=${reported.suite}&a=${c}&b=${d}`,
    "model-reported": reported !== null && `/models/${c}`,
    "run-reported": reported !== null && `/runs/${reported.runId}`,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([kind, address]) =>
      address === false ? [] : [[kind, address]],
    ),
  );
}

async function listCandidates(url: string, runId: string) {
  const response = await fetchAgain(`${url}/api/v1/runs/${runId}/results.jsonl`);
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line) => runCandidateSchema.parse(JSON.parse(line)));
}

export async function getJson(address: string): Promise<unknown> {
  const response = await fetchAgain(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
