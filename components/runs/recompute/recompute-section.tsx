import type { Run } from "../../../lib/contracts/run";
import { CommandBlock } from "../../ui/command-block";
import { RecomputeButton } from "./recompute-button";

/** How a reader checks the run's figures: here, or on a machine of their own. */
export function RecomputeSection({ run }: { run: Run }) {
  if (run.record === null) return <p>There is no record yet, so there is nothing to recompute.</p>;
  return (
    <>
      <p>
        Score, interval and flags follow from the downloads above alone.{" "}
        <a href="/recompute.py">recompute.py</a> computes them again on your machine, with Python 3
        and nothing else, and compares to the last digit; with two runs or more it compares their
        pairs as well. SITE is the address of this site.
      </p>
      <CommandBlock
        label="How to recompute"
        lines={[`python3 recompute.py --site SITE ${run.id}`]}
      />
      <RecomputeButton
        runId={run.id}
        recordId={run.record.id}
        measured={run.measured}
        suite={run.suite.id}
        cycle={run.cycle}
      />
    </>
  );
}
