import { executionsOfRepeated, seededPlaces } from "../../../lib/core/scoring/select-repeats";

/** Which candidates are executed again, and what is counted, with the numbers as the code has them. */
export function RepeatText() {
  return (
    <>
      <p>
        After a run is scored, some of its candidates are executed again until each has{" "}
        {executionsOfRepeated} executions with the same tests, limits and environment. Nothing of it
        enters a score. Two kinds are chosen and reported apart:
      </p>
      <ul>
        <li>
          {seededPlaces} drawn by seed: those whose label{" "}
          <code>cgb/v1/repeat/cycle/task/candidate</code> has the lowest SHA-256. The label names no
          model, so all models of a cycle repeat the same places, and anyone can check which.
        </li>
        <li>
          All others near a time limit: stopped by one, or with at least 90% of the CPU time of one
          step or of the whole candidate used.
        </li>
      </ul>
      <p>
        A candidate is flaky when it passed once and failed once: only that moves a score. One that
        failed each time, but in different classes, is counted beside it. Where no code could be
        taken from an answer there is nothing to execute, and a fault of the machine is no verdict:
        neither counts in the denominator. Three executions find a candidate that fails every other
        time in three of four cases, and one that fails once in a hundred in about three of a
        hundred.
      </p>
    </>
  );
}
