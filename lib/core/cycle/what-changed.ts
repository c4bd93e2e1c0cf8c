import type { EventKind } from "../events/event-kind";
import { confirmationEvidence, movedEvidence } from "../events/evidence-schemas";
import { kendallTauB } from "../stats/kendall-tau-b";

/** A model as one week's board shows it. */
export interface WeekModel {
  slug: string;
  name: string;
  /** Null where it is not ranked: an incomplete run, or other rules. */
  passRate: number | null;
  isIncomplete: boolean;
}

export interface Week {
  cycle: string;
  models: readonly WeekModel[];
}

/** What was told of a model with a week's publication. */
export interface WeekEvent {
  kind: EventKind;
  model: { slug: string; name: string } | null;
  evidence: Record<string, unknown>;
}

export interface NamedModel {
  slug: string;
  name: string;
}

export interface MovedModel extends NamedModel {
  level: "watch" | "alert" | "change_confirmed";
  /** A second look at other tasks did not bear the alarm out. */
  isUnconfirmed: boolean;
  /** Null where the event doesn't say. */
  direction: "up" | "down" | null;
  /** On tasks that it met before, a fraction; null where it isn't known. */
  difference: number | null;
}

/** What a week's board has to say against the week before; three sentences. */
export interface WhatChanged {
  previous: string;
  /** Of whom the drift test says more than noise, the surest first. */
  moved: MovedModel[];
  /** Models of this week that the last one hadn't, the other way round, and with unanswered tasks. */
  added: NamedModel[];
  absent: NamedModel[];
  incomplete: NamedModel[];
  /** Models ranked in both weeks, and Kendall's τ-b of their rates; null where it has no value. */
  rankedInBoth: number;
  tau: number | null;
}

const levels: readonly MovedModel["level"][] = ["change_confirmed", "alert", "watch"];

/**
 * Compares a week with the one before. Who moved is told by the drift test alone, which sets a model
 * against itself on tasks that it met before: two weeks' rates are of different tasks, and their
 * difference is mostly that of the draws. Null without an earlier week.
 */
export function whatChanged(
  now: Week,
  before: Week | null,
  events: readonly WeekEvent[],
): WhatChanged | null {
  if (before === null) return null;
  const [here, there] = [now, before].map(
    ({ models }) => new Map(models.map((model) => [model.slug, model])),
  );
  const pairs = now.models.flatMap((model) => {
    const rate = there?.get(model.slug)?.passRate ?? null;
    return model.passRate === null || rate === null ? [] : [[model.passRate, rate] as const];
  });
  return {
    previous: before.cycle,
    moved: listMoved(events),
    added: now.models.filter(({ slug }) => there?.has(slug) !== true).map(toName),
    absent: before.models.filter(({ slug }) => here?.has(slug) !== true).map(toName),
    incomplete: now.models.filter(({ isIncomplete }) => isIncomplete).map(toName),
    rankedInBoth: pairs.length,
    tau: kendallTauB(
      pairs.map(([rate]) => rate),
      pairs.map(([, rate]) => rate),
    ),
  };
}

/** Who moved in a week, the surest first. Each model once: a change that is confirmed stands for the alarm that led to it. */
export function listMoved(events: readonly WeekEvent[]): MovedModel[] {
  const slugsOf = (told: EventKind) =>
    new Set(events.flatMap(({ kind, model }) => (kind === told && model ? [model.slug] : [])));
  const [confirmed, unconfirmed] = [slugsOf("change_confirmed"), slugsOf("change_unconfirmed")];
  return levels.flatMap((level) =>
    events.flatMap(({ kind, model, evidence }) => {
      if (kind !== level || model === null) return [];
      const isConfirmation = level === "change_confirmed";
      if (!isConfirmation && confirmed.has(model.slug)) return [];
      const schema = isConfirmation ? confirmationEvidence : movedEvidence;
      const { direction = null, difference = null } = schema.safeParse(evidence).data ?? {};
      const isUnconfirmed = unconfirmed.has(model.slug);
      return [{ ...toName(model), level, isUnconfirmed, direction, difference }];
    }),
  );
}

function toName({ slug, name }: NamedModel): NamedModel {
  return { slug, name };
}
