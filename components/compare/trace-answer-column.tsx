import type { TraceResponse } from "../../lib/contracts/trace";
import { listExecutionFacts } from "../traces/execution-facts";
import { TextBlock } from "../traces/text-block";
import { storedTraceHref } from "../traces/trace-downloads";
import { FactLine } from "../ui/fact-line";
import { type Side, SideBadge } from "./side-badge";
import styles from "./trace-pair.module.css";

/** How it ended, times, memory, output: the rest is the same for both or in the trace. */
const factsShown = 5;

/** One of two traces: how it was executed, and the answer that the code was taken from. */
export function TraceAnswerColumn({ side, response }: { side: Side; response: TraceResponse }) {
  const { trace, id } = response;
  const letter = side.toUpperCase();
  return (
    <section className={styles.column} aria-label={`Execution and answer of ${letter}`}>
      <h3>
        <SideBadge side={side} /> Execution
      </h3>
      {trace.execution ? (
        <FactLine facts={listExecutionFacts(trace.execution).slice(0, factsShown)} />
      ) : (
        <p>Nothing was executed.</p>
      )}
      <h3>Completion</h3>
      <TextBlock
        label={`Completion, ${letter}`}
        object={trace.completion}
        download={storedTraceHref(id)}
      />
    </section>
  );
}
