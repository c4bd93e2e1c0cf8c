import Link from "next/link";
import type { TraceResponse } from "../../lib/contracts/trace";
import { CaseTable } from "../traces/case-table";
import { CorrectionNotice } from "../traces/correction-notice";
import { listExecutionFacts } from "../traces/execution-facts";
import { nameSubmission } from "../traces/name-submission";
import { TextBlock } from "../traces/text-block";
import { FactLine } from "../ui/fact-line";
import { ForeignText } from "../ui/foreign-text";
import { wordVerdict } from "../verdicts/failure-class-words";
import { type Side, SideBadge } from "./side-badge";
import styles from "./trace-pair.module.css";

/** One of two traces: verdict, the code that ran, its cases and its execution. */
export function TraceColumn({ side, response }: { side: Side; response: TraceResponse }) {
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
        <Link href={`/traces/${response.id}`} prefetch={false}>
          its whole trace
        </Link>
        ,{" "}
        <Link href={`/runs/${encodeURIComponent(trace.runId)}`} prefetch={false}>
          its run
        </Link>
      </p>
      <h3>{nameSubmission(trace)}</h3>
      {trace.submission ? (
        <TextBlock label={`${nameSubmission(trace)}, ${letter}`} object={trace.submission} />
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
      <h3>Test cases</h3>
      <CaseTable cases={trace.cases} />
      <h3>Execution</h3>
      {trace.execution ? (
        <FactLine facts={listExecutionFacts(trace.execution).slice(0, factsShown)} />
      ) : (
        <p>Nothing was executed.</p>
      )}
      <h3>Completion</h3>
      <TextBlock label={`Completion, ${letter}`} object={trace.completion} />
    </section>
  );
}

/** How it ended, times, memory, output: the rest is the same for both or in the trace. */
const factsShown = 5;
