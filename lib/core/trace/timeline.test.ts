import { expect, test } from "vitest";
import { orderSteps, type TimelineStep } from "./timeline";

const verdict = (traceId: number, at: number): TimelineStep => ({
  kind: "verdict",
  at: new Date(at),
  traceId,
  verdict: "passed",
  failureClass: null,
  fault: null,
  supersedes: null,
  reason: null,
});
const execution = (attempt: number, at: number): TimelineStep => ({
  kind: "execution",
  at: new Date(at),
  attempt,
  exitReason: "completed",
  cpuMs: 1,
  wallMs: 1,
});

test("an execution precedes a verdict of its moment, and a regrade follows both", () => {
  const steps = orderSteps([verdict(1, 5), verdict(2, 9), execution(1, 8), execution(0, 5)]);
  expect(steps).toEqual([execution(0, 5), verdict(1, 5), execution(1, 8), verdict(2, 9)]);
});
