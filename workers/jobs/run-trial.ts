import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { StepResult } from "../../lib/core/scoring/execution";
import type { DriverSession } from "./driver-session";
import type { TrialSession, TrialTurn } from "./trial-session";

/** Far above what honest tests ask, and a bound on what a program that asks forever costs. */
const mostCalls = 20_000;

/**
 * Puts each call of a test program to the function under test, until the program is done. All of it may
 * take the wall clock of one test and, for either side, the CPU time of a whole execution.
 */
export async function runTrial(
  trial: TrialSession,
  subject: DriverSession,
  limits: Pick<SandboxLimits, "wallMsPerTest" | "cpuMsTotal">,
): Promise<Omit<Extract<TrialTurn, { kind: "over" }>, "kind">> {
  const deadline = performance.now() + limits.wallMsPerTest + 2 * limits.cpuMsTotal;
  for (let calls = 0; ; calls += 1) {
    const turn = await trial.next();
    const said =
      turn.kind === "call" && (calls === mostCalls || performance.now() > deadline)
        ? trial.expire()
        : turn;
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
