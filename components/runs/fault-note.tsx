import type { Run } from "../../lib/contracts/run";
import { infrastructureFaults } from "../../lib/core/vocabulary";
import { formatCount, formatCountOf } from "../format/format-count";
import { faultWords } from "../verdicts/failure-class-words";

/** What the machine or the suite failed at, apart from what candidates failed at. */
export function FaultNote({ run }: { run: Run }) {
  const { voided, replaced } = run.faults;
  const causes = infrastructureFaults.flatMap((name) => {
    const count = voided[name] ?? 0;
    return count > 0 ? [`${faultWords[name]}: ${formatCount(count)}`] : [];
  });
  if (causes.length === 0 && replaced === 0) return null;
  return (
    <p className="quiet">
      {causes.length === 0
        ? null
        : `No verdict was reached on ${formatCountOf(run.voided, "candidate")} (${causes.join("; ")}); they count in no class of failure. `}
      {replaced > 0
        ? `${formatCountOf(replaced, "verdict was", "verdicts were")} voided at first and replaced when the candidate was run again.`
        : null}
    </p>
  );
}
