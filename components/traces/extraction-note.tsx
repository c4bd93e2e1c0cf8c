import type { Trace } from "../../lib/core/trace/trace";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";

/** What the published rule took from an answer, and which rule of form kept it from being run. */
export function ExtractionNote({ trace }: { trace: Trace }) {
  const { extraction, formatFault } = trace;
  return (
    <>
      <p>
        <code>{extraction.kind}</code>: <ForeignText text={extraction.explanation} />.{" "}
        <PageLink href="/methodology#extraction">The rule</PageLink>
      </p>
      {formatFault ? (
        <p>
          Refused by the rule <code>{formatFault.rule}</code>, so never executed:{" "}
          <ForeignText text={formatFault.detail} />
        </p>
      ) : null}
    </>
  );
}
