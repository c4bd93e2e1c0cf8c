import type { BoardEvent } from "../../lib/contracts/event";
import { assertNever } from "../../lib/core/assert-never";
import {
  confirmationEvidence,
  contaminationEvidence,
  correctionEvidence,
  costEvidence,
  evaluatorEvidence,
  gateFailureEvidence,
  movedEvidence,
  publicationEvidence,
  singleEvidence,
} from "../../lib/core/events/evidence-schemas";
import { formatCountOf } from "../format/format-count";
import { formatPValue } from "../format/format-p-value";
import { formatSignedPoints } from "../format/format-points";

/** An event in plain text: what it is, and the figures that it rests on. */
export interface WordedEvent {
  title: string;
  detail: string;
}

const measureWords = {
  passes: "pass rate",
  timeouts: "time-outs",
  protectedGaps: "gap between public and hidden tests",
};

const signalWords = {
  "time-split": "does better on tasks stored here before its declared cutoff",
  "protected-gap": "passes public tests and fails hidden ones more often than others",
  age: "does better on tasks that have been in use for long",
  verbatim: "repeats references word for word more often than others",
  canary: "said a line that stands in private files alone",
};

/**
 * Words an event. Names of models are foreign text and stand in it as they are; figures that are not
 * those that its kind has are left out rather than guessed.
 */
export function wordEvent(event: BoardEvent): WordedEvent {
  const who = event.model?.name ?? "a model";
  const week = event.cycle ?? "a cycle";
  switch (event.kind) {
    case "publication":
      return { title: `${week} is published`, detail: wordPublication(event) };
    case "gate_failure":
      return {
        title: `${week} is not published: the board before it stays`,
        detail: wordGates(event),
      };
    case "watch":
      return { title: `${who} may have changed (${week})`, detail: wordMoved(event) };
    case "alert":
      return { title: `${who} has changed (${week})`, detail: wordMoved(event) };
    case "change_confirmed":
      return {
        title: `The change of ${who} is confirmed (${week})`,
        detail: wordSecondLook(event),
      };
    case "change_unconfirmed":
      return {
        title: `The change of ${who} is not confirmed (${week})`,
        detail: wordSecondLook(event),
      };
    case "evaluator_drift":
      return { title: `The evaluator itself changed in ${week}`, detail: wordEvaluator(event) };
    case "alarm":
      return { title: `Alarm about ${who} (${week})`, detail: wordMoved(event) };
    case "contamination":
      return { title: `${who} may have seen tasks (${week})`, detail: wordContamination(event) };
    case "correction":
      return { title: `A score of ${who} is corrected (${week})`, detail: wordCorrection(event) };
    case "exposure":
      return { title: "Tasks became public", detail: "" };
    default:
      return assertNever(event.kind);
  }
}

function wordPublication({ evidence }: BoardEvent): string {
  const { data } = publicationEvidence.safeParse(evidence);
  if (data === undefined) return "";
  const apart = data.incomplete.map(({ model, answered }) => `${model} (${answered} answered)`);
  const asked = `${formatCountOf(data.models, "model")} on ${formatCountOf(data.tasks, "task")}`;
  return apart.length === 0
    ? `${asked}.`
    : `${asked}; incomplete and unranked: ${apart.join(", ")}.`;
}

function wordCorrection({ evidence }: BoardEvent): string {
  const { data } = correctionEvidence.safeParse(evidence);
  if (data === undefined) return "";
  const { recordId, supersedesId, verdicts, reason } = data;
  return `${formatCountOf(verdicts, "verdict")} changed: ${reason}. Record ${recordId} takes the place of record ${supersedesId}, which keeps its address.`;
}

function wordGates({ evidence }: BoardEvent): string {
  const { data } = gateFailureEvidence.safeParse(evidence);
  return (data?.gates ?? []).map(({ gate, detail }) => `${gate}: ${detail}.`).join(" ");
}

function wordMoved({ evidence }: BoardEvent): string {
  const moved = movedEvidence.safeParse(evidence).data;
  if (moved !== undefined) {
    const { measure, before, after, difference, windowCycles, pHolm } = moved;
    const points = difference === null ? "" : `, ${formatSignedPoints(difference)} points`;
    const window = windowCycles === 1 ? "this cycle" : `the last ${windowCycles} cycles`;
    return (
      `On tasks that it met before, ${measureWords[measure]}: ${after.hits} of ${after.trials} in ` +
      `${window}, ${before.hits} of ${before.trials} before${points}; ` +
      `p = ${formatPValue(pHolm)} after correction.`
    );
  }
  const cost = costEvidence.safeParse(evidence).data;
  if (cost !== undefined) {
    const { before, after, tasks, pHolm } = cost;
    const sums = `${after.toPrecision(3)} where they cost ${before.toPrecision(3)}`;
    return `The same ${formatCountOf(tasks, "task")} cost ${sums}; p = ${formatPValue(pHolm)} after correction.`;
  }
  const single = singleEvidence.safeParse(evidence).data;
  if (single === undefined) return "";
  return single.measure === "canary"
    ? `${formatCountOf(single.count, "answer")} with a line that stands in private files alone.`
    : `${formatCountOf(single.count, "candidate")} tried what the sandbox forbids.`;
}

function wordSecondLook({ kind, evidence }: BoardEvent): string {
  const { data } = confirmationEvidence.safeParse(evidence);
  if (data === undefined) return "";
  const { tasks, before, after, onlyBefore, onlyAgain, difference, p } = data;
  if (tasks === 0)
    return "It met no task before the window of the alarm that could be asked again.";
  const points = difference === null ? "" : `, ${formatSignedPoints(difference)} points`;
  const counts =
    `${formatCountOf(tasks, "task")} from outside the window of the alarm, asked again: ${after.hits} passed now, ` +
    `${before.hits} before${points} (${onlyAgain} only now, ${onlyBefore} only before); one-sided p = ${formatPValue(p)}.`;
  return kind === "change_confirmed"
    ? `${counts} Earlier results no longer count as its past.`
    : counts;
}

function wordEvaluator({ evidence }: BoardEvent): string {
  const { data } = evaluatorEvidence.safeParse(evidence);
  if (data === undefined) return "";
  const { moved, tested, direction } = data;
  return `${moved.length} of ${tested} models moved ${direction} together: ${moved.join(", ")}. None of them is taken to have changed.`;
}

function wordContamination({ evidence }: BoardEvent): string {
  const { data } = contaminationEvidence.safeParse(evidence);
  if (data === undefined) return "";
  const { own, against } = data;
  const others = against === null ? "" : `, against ${against.hits} of ${against.tasks}`;
  return `It ${signalWords[data.signal]}: ${own.hits} of ${own.tasks}${others}. A flag, and no score is changed for it.`;
}
