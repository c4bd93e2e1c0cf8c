import type { TraceResponse } from "../../lib/contracts/trace";
import type { Language } from "../../lib/core/vocabulary";
import { CorrectionNotice } from "../traces/correction-notice";
import { nameSubmission } from "../traces/name-submission";
import { TextBlock } from "../traces/text-block";
import { storedTraceHref } from "../traces/trace-downloads";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { wordVerdict } from "../verdicts/failure-class-words";
import { type Side, SideBadge } from "./side-badge";
import styles from "./trace-pair.module.css";

interface TraceColumnProps {
  side: Side;
  response: TraceResponse;
  language: Language | null;
  /** Lines of its program that the other one lacks. */
  markedLines: ReadonlySet<number>;
}

/** One of two traces: its verdict and the code that ran. */
export function TraceColumn({ side, response, language, markedLines }: TraceColumnProps) {
  const { trace } = response;
  const letter = side.toUpperCase();
  return (
    <section className={styles.column} aria-label={`Trace of ${letter}`}>
      <h2>
        <SideBadge side={side} /> <ForeignText text={trace.model} longest={80} />
      </h2>
      <CorrectionNotice response={response} />
      <p>
        <b>{wordVerdict(trace.verdict, trace.failureClass)}</b>. Candidate {trace.candidateIndex},{" "}
        <PageLink href={`/traces/${response.id}`}>its whole trace</PageLink>,{" "}
        <PageLink href={`/runs/${encodeURIComponent(trace.runId)}`}>its run</PageLink>
      </p>
      <h3>{nameSubmission(trace)}</h3>
      {trace.submission ? (
        <TextBlock
          label={`${nameSubmission(trace)}, ${letter}`}
          object={trace.submission}
          download={storedTraceHref(response.id)}
          language={language}
          markedLines={markedLines}
        />
      ) : (
        <p>
          None: <ForeignText text={trace.extraction.explanation} />.
        </p>
      )}
      {trace.formatFault ? (
        <p>
          Refused by the rule <code>{trace.formatFault.rule}</code>:{" "}
          <ForeignText text={trace.formatFault.detail} />
        </p>
      ) : null}
    </section>
  );
}
