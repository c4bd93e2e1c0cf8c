import Link from "next/link";
import type { Trace } from "../../lib/core/trace/trace";
import { ForeignText } from "../ui/foreign-text";

/** What the published rule took from an answer, and which rule of form kept it from being run. */
export function ExtractionNote({ trace }: { trace: Trace }) {
  const { extraction, formatFault } = trace;
  return (
    <>
      <p>
        <code>{extraction.kind}</code>: <ForeignText text={extraction.explanation} />.{" "}
        <Link href="/methodology#extraction" prefetch={false}>
          The rule
        </Link>
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
