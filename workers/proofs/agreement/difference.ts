import { assertNever } from "../../../lib/core/assert-never";

/** One thing that upstream did otherwise. Each can be carried out: see applyDifferences. */
export type Difference =
  /** The answer ran without the prompt: its imports and helpers were not in scope. */
  | { kind: "prompt-lost"; missing: string }
  /** All answers ran in one process, so what an earlier one had brought was still in scope. */
  | { kind: "left-in-scope"; name: string; byTask: string; shadows?: true }
  /** The same, but the answer that had brought it is not in the file: the line does what it did. */
  | { kind: "name-in-scope"; usedBy: "answer" | "test"; name: string; line: string }
  /** The completion ran as it is, without the extraction of code that happens here. */
  | { kind: "not-extracted"; effect: string }
  /** The tests were others than in the file that is graded with. */
  | { kind: "other-tests"; asserts: string[]; effect: string }
  /** The first assertion, which some prompts show, was not among the tests. */
  | { kind: "first-test-left-out" }
  /** The tests stood in the answer's own namespace and harmed one another: the one process is it. */
  | { kind: "tests-beside-answer"; effect: string }
  /** Another limit of time. */
  | { kind: "time-limit"; cpuMs: number; effect: string };

/** The difference in one sentence without a full stop, for the report. */
export function describeDifference(difference: Difference): string {
  switch (difference.kind) {
    case "prompt-lost":
      return `upstream ran the answer without the prompt, so ${difference.missing}`;
    case "left-in-scope":
      return difference.shadows
        ? `upstream ran all answers in one process, where the answer to ${difference.byTask}, earlier in the file, puts something of its own in the place of \`${difference.name}\``
        : `the answer uses \`${difference.name}\`, which neither it nor the prompt brings; upstream ran all answers in one process, where the answer to ${difference.byTask}, earlier in the file, brings it`;
    case "name-in-scope":
      return `the ${difference.usedBy} uses \`${difference.name}\`, which neither answer nor prompt brings; it was in scope in upstream's one process for all answers, brought by something that the file does not hold`;
    case "not-extracted":
      return `upstream ran the completion as it is, so ${difference.effect}`;
    case "other-tests":
      return `upstream's tests were others: ${difference.effect}`;
    case "first-test-left-out":
      return "the tests in upstream's file of results lack the first assertion of the benchmark's file, and this answer fails that one alone";
    case "tests-beside-answer":
      return `upstream put the tests into the answer's own namespace, where ${difference.effect}`;
    case "time-limit":
      return `upstream's limit of time was another: ${difference.effect}`;
    default:
      return assertNever(difference);
  }
}
