import type { TraceResponse } from "../../lib/contracts/trace";
import { PromptSection } from "../traces/prompt-section";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import { wordVerdict } from "../verdicts/failure-class-words";
import { CompareFrame } from "./compare-frame";
import { TraceColumn } from "./trace-column";
import styles from "./trace-pair.module.css";

interface TracePairProps {
  a: TraceResponse;
  b: TraceResponse;
  prompt: string | null;
}

/** Two traces of one task side by side; on a narrow screen one under the other. */
export function TracePair({ a, b, prompt }: TracePairProps) {
  return (
    <CompareFrame>
      <h1>
        <ForeignText text={a.trace.taskId} longest={longestInHeadline} />: A{" "}
        {wordVerdict(a.trace.verdict, a.trace.failureClass)}, B{" "}
        {wordVerdict(b.trace.verdict, b.trace.failureClass)}.
      </h1>
      <PromptSection prompt={prompt} />
      <div className={styles.columns}>
        <TraceColumn side="a" response={a} />
        <TraceColumn side="b" response={b} />
      </div>
    </CompareFrame>
  );
}
