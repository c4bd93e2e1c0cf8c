import type { TraceResponse } from "../../lib/contracts/trace";
import { formatCount } from "../format/format-count";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import { failureClassWords, faultWords } from "../verdicts/failure-class-words";
import { wordLimitSize } from "./word-limit";

/** The verdict on one candidate, in words. */
export function TraceHeadline({ response }: { response: TraceResponse }) {
  const { taskId, verdict, failureClass, fault, cases, execution } = response.trace;
  const limit = execution?.limit;
  const task = <ForeignText text={taskId} longest={longestInHeadline} />;
  switch (verdict) {
    case "passed":
      return (
        <h1>
          Passed {task}:{" "}
          {cases.length === 1 ? "its test" : `all ${formatCount(cases.length)} cases`}.
        </h1>
      );
    case "failed":
      return (
        <h1>
          Failed {task}: {failureClass ? failureClassWords[failureClass] : "not every test passed"}
          {limit ? ` (${wordLimitSize(limit)})` : null}.
        </h1>
      );
    case "voided":
      return (
        <h1>
          No verdict on {task}: {fault ? faultWords[fault] : "the machine failed"}.
        </h1>
      );
  }
}
