import "server-only";
import type { Database } from "../../db/client";
import {
  type CandidateVerdictRow,
  listCandidateVerdicts,
} from "../../db/repositories/list-candidate-verdicts";
import type { Board } from "../contracts/board";
import type {
  ComparedModel,
  ComparedSlice,
  Comparison,
  FieldComparison,
} from "../contracts/comparison";
import { compareSlices, type SliceComparison } from "../core/comparison/compare-slices";
import { DomainError } from "../core/errors";
import { maskTasks } from "../core/outcomes/mask-tasks";
import { mayNameTasks } from "../core/outcomes/may-name-tasks";
import type { ManifestComparison } from "../core/protocol/compare-manifests";
import { intervalLevel } from "../core/stats/interval-level";
import { compareProtocols } from "./compare-protocols";
import type { CompareQuery } from "./compare-query";
import { type Contender, findContender } from "./find-contender";
import { getBoard } from "./get-board";
import { loadFamily, type PairFamily } from "./load-family";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";
import { isGradedHere, toComparedModel } from "./to-compared-model";
import { pairedMethod, toPairedResult } from "./to-paired-result";
import { toTellingTasks } from "./to-telling-tasks";

/** Two that may not be compared, and why. */
export interface Refusal {
  suite: Board["suite"];
  a: Contender;
  b: Contender;
  message: string;
  fields: FieldComparison[];
}

export type ComparisonAnswer =
  | { kind: "compared"; comparison: Comparison }
  | { kind: "refused"; refusal: Refusal };

const keptComparisons = 40;
const answers = new SnapshotMemo<ComparisonAnswer | null>(undefined, keptComparisons);

/**
 * Compares two models of one board task by task, or says why they may not be. Null when there is no
 * such suite or cycle.
 * @throws DomainError bad-input for one model twice or a k that no row has, not-found for a model that
 * the suite has no record of.
 */
export function getComparison(query: CompareQuery): Promise<ComparisonAnswer | null> {
  const { suite, cycle, k, a, b } = query;
  return answers.get(JSON.stringify([suite, cycle, k, a, b]), () => readComparison(query));
}

async function readComparison(query: CompareQuery): Promise<ComparisonAnswer | null> {
  const { suite, cycle, k } = query;
  if (query.a === query.b) {
    throw new DomainError("bad-input", "a and b name the same model; give two different ones");
  }
  const board = await getBoard({ suite, cycle, k });
  if (board === null) return null;
  const a = await findContender(board, query.a, query);
  const b = await findContender(board, query.b, query);
  // The family of pairs has a read of its own: two connections at once could wait for each other.
  const read = await readSnapshot((db) => readSides(db, a, b));
  if (read.kind === "refused" || a.kind === "claimed" || b.kind === "claimed") {
    return { kind: "refused", refusal: toRefusal(board, a, b, read.protocol) };
  }
  return { kind: "compared", comparison: await toComparison(a.board, read) };
}

interface ReadSides {
  kind: "compared";
  protocol: ManifestComparison;
  a: ComparedModel;
  b: ComparedModel;
  verdicts: CandidateVerdictRow[];
}

async function readSides(
  db: Database,
  a: Contender,
  b: Contender,
): Promise<ReadSides | { kind: "refused"; protocol: ManifestComparison }> {
  const protocol = await compareProtocols(db, a, b);
  if (protocol.verdict === "refuse" || a.kind === "claimed" || b.kind === "claimed") {
    return { kind: "refused", protocol };
  }
  const hasTraces = mayNameTasks(a.board.suite) && isGradedHere(a) && isGradedHere(b);
  return {
    kind: "compared",
    protocol,
    a: await toComparedModel(db, a),
    b: await toComparedModel(db, b),
    verdicts: hasTraces ? await listCandidateVerdicts(db, [a.row.runId, b.row.runId]) : [],
  };
}

function toRefusal(
  { suite }: Board,
  a: Contender,
  b: Contender,
  { fields }: ManifestComparison,
): Refusal {
  const refusing = fields.filter(({ verdict }) => verdict === "refuse");
  const names = refusing.map(({ field }) => field).join(", ");
  const message = `${a.row.model.slug} and ${b.row.model.slug} may not be compared: ${names}`;
  return { suite, a, b, message, fields };
}

async function toComparison(
  board: Board,
  { protocol, a, b, verdicts }: ReadSides,
): Promise<Comparison> {
  const { verdict, isPaired, fields } = protocol;
  const unpairedBecause = findHindrance({ a, b }, isPaired);
  const { id, title, revision, tasks, baseProblems, k, compared, exposed, measured } = board.suite;
  return {
    suite: { id, title, revision, tasks, baseProblems, k, compared, exposed, measured },
    cycle: board.cycle,
    k: board.k,
    a,
    b,
    protocol: { verdict: verdict === "refuse" ? "warn" : verdict, isPaired, fields },
    unpairedBecause,
    ...(unpairedBecause === null ? await comparePaired(board, { a, b, verdicts }) : unpaired),
  };
}

type PairedPart = Pick<Comparison, "paired" | "slices" | "tasks" | "onlyA" | "onlyB">;

const unpaired: PairedPart = { paired: null, slices: [], tasks: [], onlyA: [], onlyB: [] };

function findHindrance(
  { a, b }: Pick<Comparison, "a" | "b">,
  isPaired: boolean,
): Comparison["unpairedBecause"] {
  if (!isPaired) return "protocol-differs";
  if (a.unscored + b.unscored > 0) return "incomplete";
  return a.passRate === null || b.passRate === null ? "too-few-candidates" : null;
}

async function comparePaired(
  board: Board,
  { a, b, verdicts }: Pick<ReadSides, "a" | "b" | "verdicts">,
): Promise<PairedPart> {
  const slugs = [a.model.slug, b.model.slug] as const;
  const family = await loadFamily(board, slugs);
  const { outcomes } = family;
  const [own, other] = slugs.map((slug) => findOutcomes(family, slug));
  if (own === undefined || other === undefined) {
    throw new DomainError("integrity", `no outcomes of ${slugs.join(" or ")}`);
  }
  return {
    paired: toPairedResult(family, slugs, board),
    slices: compareSlices(outcomes, own, other, board).map(toSlice),
    ...toTellingTasks({
      tasks: mayNameTasks(board.suite) ? outcomes.tasks : maskTasks(outcomes.tasks),
      ...{ outcomes, a: own, b: other, k: board.k, verdicts },
      runs: { a: a.runId, b: b.runId },
    }),
  };
}

function findOutcomes({ outcomes }: PairFamily, slug: string) {
  return outcomes.models.find((model) => model.slug === slug);
}

function toSlice({ compared, ...counts }: SliceComparison): ComparedSlice {
  if (compared === null) {
    const none = { difference: null, interval: null, p: null, pAdjusted: null, verdict: null };
    return { ...counts, ...none };
  }
  const { difference, interval, resamples, seedLabel, p, pAdjusted, verdict } = compared;
  const stated = { method: pairedMethod, level: intervalLevel, resamples, seedLabel };
  return { ...counts, difference, interval: { ...interval, ...stated }, p, pAdjusted, verdict };
}
