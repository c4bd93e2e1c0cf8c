import type { CostChange } from "../drift/detect-cost-change";
import type { DriftFinding, DriftReport } from "../drift/detect-drift";
import type { EvaluatorDrift } from "../drift/find-evaluator-drift";
import type { SingleEventAlarm } from "../drift/list-single-event-alarms";
import type { EventEvidence } from "./event-kind";
import type { FoundEvent } from "./found-event";

/** A model that moved against its own past: `watch` or `alert`, one event a model. */
export function listDriftEvents(report: DriftReport): FoundEvent[] {
  return report.findings.map((finding) => ({
    kind: finding.level,
    model: finding.model,
    evidence: describeFinding(finding, report),
  }));
}

/**
 * Alarms about anything but the pass rate: time-outs and the protected-test gap where the same test
 * reaches the level of an alert, costs that changed, and things of which one is enough.
 */
export function listAlarmEvents(found: {
  reports: readonly DriftReport[];
  costs: readonly CostChange[];
  singles: readonly SingleEventAlarm[];
}): FoundEvent[] {
  const moved = found.reports.flatMap((report) =>
    report.findings
      .filter(({ level }) => level === "alert")
      .map((finding) => alarm(finding.model, describeFinding(finding, report))),
  );
  const costs = found.costs
    .filter(({ isAlarm }) => isAlarm)
    .map(({ model, isAlarm: _, ...figures }) => alarm(model, { measure: "cost", ...figures }));
  const singles = found.singles.map(({ model, kind, count }) =>
    alarm(model, { measure: kind, count }),
  );
  return [...moved, ...costs, ...singles];
}

/** The evaluator itself changed: nothing is published, and no model is accused of it. */
export function toEvaluatorEvent({ direction, moved, tested }: EvaluatorDrift): FoundEvent {
  return {
    kind: "evaluator_drift",
    model: null,
    evidence: { direction, moved: [...moved], tested },
  };
}

function alarm(model: string, evidence: EventEvidence): FoundEvent {
  return { kind: "alarm", model, evidence };
}

function describeFinding(
  { direction, strongest }: DriftFinding,
  { outcome, tests }: DriftReport,
): EventEvidence {
  const { window, used, z, p, pHolm, before, after, difference } = strongest;
  return {
    measure: outcome,
    direction,
    windowCycles: window,
    tasks: used,
    before: { ...before },
    after: { ...after },
    difference,
    z,
    p,
    pHolm,
    testsCorrectedFor: tests.length,
  };
}
