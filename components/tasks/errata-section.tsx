import type { Task, TaskErratum } from "../../lib/contracts/task";
import { assertNever } from "../../lib/core/assert-never";
import { formatUtc } from "../format/format-date";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { Section } from "../ui/section";
import { wordVerdict } from "../verdicts/failure-class-words";

/** What was corrected of verdicts on the task, which records leave it out, and where its text changed. */
export function ErrataSection({ task }: { task: Task }) {
  const { errata, appearances, contentSha256 } = task;
  const others = appearances.filter((appearance) => appearance.contentSha256 !== contentSha256);
  if (errata.length + others.length === 0) {
    return (
      <Section id="errata" title="Errata">
        <p>None: no verdict on it was corrected, no record leaves it out, its text stands.</p>
      </Section>
    );
  }
  return (
    <Section id="errata" title="Errata">
      <ul>
        {others.map(({ cycle, revision }) => (
          <li key={`${cycle} ${revision}`}>
            In {cycle} (revision {revision}) its text or its tests were others: outcomes of that
            cycle don’t speak of the task as it is now.
          </li>
        ))}
        {errata.map((erratum) => (
          <li key={keyOf(erratum)}>
            <Erratum erratum={erratum} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function keyOf(erratum: TaskErratum): string {
  return erratum.kind === "excluded"
    ? `record ${erratum.recordId}`
    : `verdict ${erratum.after.traceId}`;
}

function Erratum({ erratum }: { erratum: TaskErratum }) {
  switch (erratum.kind) {
    case "verdict-corrected": {
      const { before, after, reason, model, candidateIndex, at, cycle } = erratum;
      return (
        <>
          <ForeignText text={model} longest={80} />, {cycle}, candidate {candidateIndex}:{" "}
          <PageLink href={`/traces/${before.traceId}`}>
            {wordVerdict(before.verdict, before.failureClass)}
          </PageLink>{" "}
          became{" "}
          <PageLink href={`/traces/${after.traceId}`}>
            {wordVerdict(after.verdict, after.failureClass)}
          </PageLink>
          {reason === null ? null : (
            <>
              {" "}
              (<ForeignText text={reason} longest={300} />)
            </>
          )}
          , {formatUtc(at)}.
        </>
      );
    }
    case "excluded":
      return (
        <>
          <PageLink href={`/records/${erratum.recordId}`}>Record {erratum.recordId}</PageLink> of{" "}
          <ForeignText text={erratum.model} longest={80} /> ({erratum.cycle}) leaves it out
          {erratum.reason === null ? null : (
            <>
              : <ForeignText text={erratum.reason} longest={300} />
            </>
          )}
          .
        </>
      );
    default:
      return assertNever(erratum);
  }
}
