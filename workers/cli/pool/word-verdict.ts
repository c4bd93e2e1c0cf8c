import type { Verdict } from "../../../lib/core/vocabulary";

/** A verdict in a few words, with the class of a failure. */
export function wordVerdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case "passed":
      return "passes";
    case "failed":
      return `fails: ${verdict.failureClass}`;
    case "voided":
      return `is void: ${verdict.fault}`;
  }
}
