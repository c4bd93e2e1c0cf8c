import { Fragment, type ReactNode } from "react";
import type { MovedModel, NamedModel, WhatChanged } from "../../lib/core/cycle/what-changed";
import { formatCountOf } from "../format/format-count";
import { formatSignedPoints } from "../format/format-points";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";

/** Named at most in one sentence; the others are counted. */
const mostNamed = 4;
const longestName = 48;

/** What changed against the week before, in three sentences that the data decides. */
export function ChangedNote({ changed }: { changed: WhatChanged }) {
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">What changed since {changed.previous}</h2>
      <p>
        {wordMoved(changed.moved)} {wordField(changed)} {wordOrder(changed)}{" "}
        <PageLink href="/events">All events</PageLink>
      </p>
    </section>
  );
}

function wordMoved(moved: readonly MovedModel[]): ReactNode {
  if (moved.length === 0) {
    return "No model moved beyond noise against itself on tasks that it met before.";
  }
  return (
    <>
      Beyond noise on tasks met before:{" "}
      {moved.slice(0, mostNamed).map((model, index) => (
        <Fragment key={`${model.slug} ${model.level}`}>
          {index > 0 ? ", " : ""}
          <Name model={model} /> {wordMove(model)}
        </Fragment>
      ))}
      {wordRest(moved.length)}.
    </>
  );
}

function wordMove({ level, isUnconfirmed, direction, difference }: MovedModel): string {
  const named = { watch: "watched", alert: "alert", change_confirmed: "confirmed" }[level];
  const words = isUnconfirmed ? `${named}, not confirmed` : named;
  if (difference === null) return direction === null ? `(${words})` : `${direction} (${words})`;
  return `${formatSignedPoints(difference)} points (${words})`;
}

function wordField({ added, absent, incomplete }: WhatChanged): ReactNode {
  if (added.length + absent.length + incomplete.length === 0) {
    return "The same models took part, each with every task answered.";
  }
  return (
    <>
      {added.length > 0 ? <>New: {listNames(added)}. </> : null}
      {absent.length > 0 ? <>Not here this week: {listNames(absent)}. </> : null}
      {incomplete.length > 0 ? <>Incomplete and unranked: {listNames(incomplete)}.</> : null}
    </>
  );
}

function wordOrder({ rankedInBoth, tau, previous }: WhatChanged): string {
  if (tau === null) return `Too few rates in both weeks to say how stable the order is.`;
  return `The order of the ${formatCountOf(rankedInBoth, "model")} ranked in both weeks has τ = ${tau.toFixed(2)} with that of ${previous}, where 1 is the same order.`;
}

function listNames(models: readonly NamedModel[]): ReactNode {
  return (
    <>
      {models.slice(0, mostNamed).map((model, index) => (
        <Fragment key={model.slug}>
          {index > 0 ? ", " : ""}
          <Name model={model} />
        </Fragment>
      ))}
      {wordRest(models.length)}
    </>
  );
}

function wordRest(count: number): string {
  return count > mostNamed ? ` and ${count - mostNamed} more` : "";
}

function Name({ model: { slug, name } }: { model: NamedModel }) {
  return (
    <PageLink href={`/models/${encodeURIComponent(slug)}`}>
      <ForeignText text={name} longest={longestName} />
    </PageLink>
  );
}
