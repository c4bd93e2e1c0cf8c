import type { CycleModelProgress } from "../../../db/repositories/list-model-verdict-counts";
import { answerCostMicros, askedShares } from "./contestants";
import type { PoolRequest } from "./pool-server";
import type { CycleResult } from "./read-cycle";

export interface Finding {
  held: boolean;
  text: string;
}

/** A home's cycle, with the requests that its models' server got for it. */
export interface CountedCycle {
  result: CycleResult;
  requests: readonly PoolRequest[];
}

/** Clocks are one machine's, and both ends round to milliseconds. */
const roundingMs = 2;
const asked = Object.keys(askedShares);

/** Whether two cycles state the same of every model, and neither left anything undone. */
export function compareRecords(calm: CycleResult, disturbed: CycleResult): Finding[] {
  const differing = [...calm.payloads].flatMap(([slug, payload]) =>
    payload !== "" && disturbed.payloads.get(slug) === payload ? [] : [slug],
  );
  const { size } = calm.payloads;
  const counts = [calm, disturbed].map(({ models }) => sumCounts(models));
  return [
    {
      held: differing.length === 0 && size === disturbed.payloads.size,
      text: `canonical payloads equal: ${size - differing.length} of ${size} records ${differing.join(", ")}`,
    },
    {
      held: JSON.stringify(counts[0]) === JSON.stringify(counts[1]) && counts[0]?.voided === 0,
      text: `verdicts ${spellCounts(counts[0])}; disturbed ${spellCounts(counts[1])}`,
    },
    {
      held: calm.deadJobs + disturbed.deadJobs === 0,
      text: `jobs given up: ${calm.deadJobs} and ${disturbed.deadJobs}`,
    },
  ];
}

function sumCounts(models: readonly CycleModelProgress[]) {
  const sum = (of: (model: CycleModelProgress) => number) =>
    models.reduce((total, model) => total + of(model), 0);
  return {
    candidates: sum(({ candidates }) => candidates),
    passed: sum(({ passed }) => passed),
    failed: sum(({ graded, passed }) => graded - passed),
    voided: sum(({ voided }) => voided),
  };
}

function spellCounts(counts: ReturnType<typeof sumCounts> | undefined): string {
  return Object.entries(counts ?? {})
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}

/**
 * Whether everything was asked once, but for what was lost with a killed worker, and paid for once.
 * @param lost questions whose reply was under way when a worker was killed, for each kill
 */
export function checkAsking(
  { result, requests }: CountedCycle,
  tasks: number,
  lost: readonly ReadonlySet<string>[],
): Finding[] {
  const replyOf = new Map(result.replies.map((reply) => [reply.question, reply]));
  const answered = result.replies.filter((reply) => reply.answered && isAsked(reply.question));
  const questions = tasks * asked.length;
  const late = requests.filter(({ model, taskKey, atMs }) => {
    const reply = replyOf.get(`${model} ${taskKey}`);
    return reply === undefined || atMs > reply.repliedAtMs + roundingMs;
  });
  const repeated = requests.length - new Set(requests.map(nameQuestion)).size;
  const allowed = lost.reduce((sum, { size }) => sum + size, 0);
  const unexplained = listRepeated(requests).filter(
    (question) => !lost.some((kill) => kill.has(question)),
  );
  const priced = asked.filter((slug) => result.costMicros.get(slug) === tasks * answerCostMicros);
  const cost = [...result.costMicros.values()].reduce((sum, one) => sum + one, 0);
  return [
    {
      held:
        answered.length === questions &&
        new Set(answered.map((one) => one.question)).size === questions,
      text: `questions with exactly one stored answer: ${answered.length} of ${questions}`,
    },
    {
      held: late.length === 0,
      text: `requests after the question's reply was stored: ${late.length} of ${requests.length}`,
    },
    {
      held: repeated <= allowed && unexplained.length === 0,
      text:
        `requests beyond one for a question: ${repeated}, at most ${allowed} of which the reply was ` +
        `under way as a worker was killed; for any other question: ${unexplained.length}`,
    },
    {
      held: priced.length === asked.length,
      text: `costs recorded: ${(cost / 1e6).toFixed(3)} USD, one price for each answer of ${priced.length} of ${asked.length} models`,
    },
  ];
}

function isAsked(question: string): boolean {
  return asked.some((slug) => question.startsWith(`${slug} `));
}

/** As `StoredReply` names it. */
export function nameQuestion({ model, taskKey }: PoolRequest): string {
  return `${model} ${taskKey}`;
}

function listRepeated(requests: readonly PoolRequest[]): string[] {
  const groups = Map.groupBy(requests, nameQuestion);
  return [...groups].flatMap(([question, own]) => (own.length > 1 ? [question] : []));
}
