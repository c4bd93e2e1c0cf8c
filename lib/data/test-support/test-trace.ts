import type { Trace } from "../../core/trace/trace";

/** A trace of a candidate that never ran; `completion` is its text. */
export function testTrace(
  facts: Pick<
    Trace,
    "runId" | "model" | "taskId" | "candidateIndex" | "verdict" | "failureClass"
  > & {
    completion: string;
  },
): Trace {
  const { completion, ...named } = facts;
  return {
    version: 1,
    ...named,
    suite: "sample",
    revision: "r",
    completion: { sha256: "0", bytes: Buffer.byteLength(completion), text: completion },
    rawResponse: null,
    extraction: { kind: "definition", explanation: "the whole function" },
    submission: null,
    formatFault: null,
    extraFields: {},
    execution: null,
    cases: [{ index: 0, visibility: "hidden", outcome: "failed", failureClass: null, cpuMs: 1 }],
    fault: null,
  };
}
