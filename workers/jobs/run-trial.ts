import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { StepResult } from "../../lib/core/scoring/execution";
import type { DriverSession } from "./driver-session";
import type { TrialSession, TrialTurn } from "./trial-session";

/** Far above what honest tests ask, and a bound on what a program that asks forever costs. */
const mostCalls = 20_000;

/**
 * Puts each call of a test program to the function under test, until the program is done. The program may
 * take the wall clock of one test and the CPU time of a whole execution; what it waits for the function,
 * which has limits of its own, is not counted.
 */
export async function runTrial(
  trial: TrialSession,
  subject: DriverSession,
  limits: Pick<SandboxLimits, "wallMsPerTest" | "cpuMsTotal">,
): Promise<Omit<Extract<TrialTurn, { kind: "over" }>, "kind">> {
  const mostMs = limits.wallMsPerTest + limits.cpuMsTotal;
  let spentMs = 0;
  for (let calls = 0; ; calls += 1) {
    const from = performance.now();
    const turn = await trial.next();
    spentMs += performance.now() - from;
    const isLate = calls === mostCalls || spentMs > mostMs;
    const said = turn.kind === "call" && isLate ? trial.expire() : turn;
    if (said.kind === "over") {
      const { outcome, detail, load } = said;
      return { outcome, detail, load };
    }
    if (subject.over) trial.refuse();
    else tell(trial, await subject.ask("A", said.args));
  }
}

function tell(trial: TrialSession, step: StepResult): void {
  if (step.kind === "returned") trial.answer(step.value);
  else if (step.kind === "raised") trial.raise(nameOf(step.detail));
  else if (step.kind === "out-of-memory" || step.kind === "reply-too-large") trial.raise("");
  else trial.refuse();
}

/** The words after the name stay here: only values and names pass. */
function nameOf(detail: string): string {
  return /^[\w.$]{1,200}(?=:|$)/.exec(detail)?.[0] ?? "";
}
