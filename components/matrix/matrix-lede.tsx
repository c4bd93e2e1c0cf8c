import type { Board } from "../../lib/contracts/board";
import { fewestModelsForSeparation } from "../../lib/core/outcomes/rate-tasks";
import { cycleAddress } from "../boards/board-address";
import { formatCount, formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";

interface MatrixLedeProps {
  board: Pick<Board, "suite" | "cycle">;
  /** Models that rates count, and others that stand beside them. */
  counted: number;
  apart: number;
  /** False: tasks are numbered. */
  tasksNamed: boolean;
}

/** How many tasks by how many models, and what the figure of separation is. */
export function MatrixLede({ board, counted, apart, tasksNamed }: MatrixLedeProps) {
  const { suite, cycle } = board;
  return (
    <>
      <p className="lede">
        <PageLink href={cycleAddress(suite.id, cycle)}>
          <ForeignText text={suite.title} longest={120} />
        </PageLink>
        , {cycle}: {formatCountOf(suite.tasks, "task")} by {formatCountOf(counted, suite.compared)}
        {apart > 0
          ? `, and ${formatCount(apart)} not ranked, which stand right and count in no rate`
          : ""}
        . A task separates well where those that do well on all others solve it and the rest don’t:
        the figure is that{" "}
        <PageLink href="/methodology#separation">correlation (item–rest)</PageLink>, from −1 to 1,
        for {fewestModelsForSeparation} {suite.compared}s or more.
      </p>
      {tasksNamed ? null : (
        <p>The tasks of this pool aren’t public while it is in use, so they are numbered.</p>
      )}
    </>
  );
}
