import type { TraceResponse } from "../../lib/contracts/trace";
import { findDifferingLines } from "../../lib/core/trace/find-differing-lines";
import type { Language } from "../../lib/core/vocabulary";
import { PromptSection } from "../traces/prompt-section";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import { Section } from "../ui/section";
import { wordVerdict } from "../verdicts/failure-class-words";
import { CompareFrame } from "./compare-frame";
import { TraceAnswerColumn } from "./trace-answer-column";
import { TraceColumn } from "./trace-column";
import styles from "./trace-pair.module.css";
import { TracePairCases } from "./trace-pair-cases";

interface TracePairProps {
  a: TraceResponse;
  b: TraceResponse;
  prompt: string | null;
  language: Language | null;
}

const none: ReadonlySet<number> = new Set();

/** Two traces of one task side by side; on a narrow screen one under the other. */
export function TracePair({ a, b, prompt, language }: TracePairProps) {
  const lines = compareSubmissions(a, b);
  return (
    <CompareFrame>
      <h1>
        <ForeignText text={a.trace.taskId} longest={longestInHeadline} />: A{" "}
        {wordVerdict(a.trace.verdict, a.trace.failureClass)}, B{" "}
        {wordVerdict(b.trace.verdict, b.trace.failureClass)}.
      </h1>
      <PromptSection prompt={prompt} />
      <div className={styles.columns}>
        <TraceColumn side="a" response={a} language={language} markedLines={lines?.a ?? none} />
        <TraceColumn side="b" response={b} language={language} markedLines={lines?.b ?? none} />
      </div>
      {lines === null ? null : (
        <p className="quiet">
          {lines.a.size + lines.b.size === 0
            ? "Both programs have the same lines."
            : "Lines that the other program lacks are marked ≠ beside their number."}
        </p>
      )}
      <Section id="cases" title="Test cases">
        <TracePairCases a={a.trace} b={b.trace} />
      </Section>
      <Section id="answers" title="Executions and answers">
        <div className={styles.columns}>
          <TraceAnswerColumn side="a" response={a} />
          <TraceAnswerColumn side="b" response={b} />
        </div>
      </Section>
    </CompareFrame>
  );
}

/** Null where a program is missing or withheld, or they are too long to compare. */
function compareSubmissions(a: TraceResponse, b: TraceResponse) {
  const [own, other] = [a.trace.submission?.text, b.trace.submission?.text];
  return typeof own === "string" && typeof other === "string"
    ? findDifferingLines(own, other)
    : null;
}
