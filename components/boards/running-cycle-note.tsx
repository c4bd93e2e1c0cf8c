import type { RunningCycle } from "../../lib/core/cycle/running-cycle";
import { formatCount, formatCountOf } from "../format/format-count";
import { PageLink } from "../ui/page-link";

/** Says that a week is being measured, how far it is, and that the board is still the one before. */
export function RunningCycleNote({ running }: { running: RunningCycle }) {
  const { cycle, models, questions, answered, graded } = running;
  return (
    <p className="quiet" role="note">
      <PageLink href={`/cycles/${cycle}`}>{cycle} is being measured</PageLink>:{" "}
      {formatCountOf(models, "model")}, {formatCount(answered)} of{" "}
      {formatCountOf(questions, "question")} answered, {formatCount(graded)} graded. Until its gates
      hold, the board below stands.
    </p>
  );
}
