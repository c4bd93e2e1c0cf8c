import type { Trace } from "../../lib/core/trace/trace";
import { taskAddress } from "../tasks/task-address";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";

/** Whose answer it is, to which task, and where both are. */
export function TraceLede({ trace }: { trace: Trace }) {
  const { model, suite, revision, taskId, runId, candidateIndex } = trace;
  const task = taskAddress({ id: taskId, suite, revision });
  return (
    <p className="lede">
      Candidate {candidateIndex} of{" "}
      <b>
        <PageLink href={`/models/${encodeURIComponent(model)}`}>
          <ForeignText text={model} />
        </PageLink>
      </b>{" "}
      in <ForeignText text={suite} />.{" "}
      {task === null ? null : (
        <>
          <PageLink href={task}>The task</PageLink> ·{" "}
        </>
      )}
      <PageLink href={`/runs/${encodeURIComponent(runId)}`}>The whole run</PageLink>
    </p>
  );
}
