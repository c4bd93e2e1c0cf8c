import Link from "next/link";
import type { Trace } from "../../lib/core/trace/trace";
import { taskAddress } from "../tasks/task-address";
import { ForeignText } from "../ui/foreign-text";

/** Whose answer it is, to which task, and where both are. */
export function TraceLede({ trace }: { trace: Trace }) {
  const { model, suite, revision, taskId, runId, candidateIndex } = trace;
  const task = taskAddress({ id: taskId, suite, revision });
  return (
    <p className="lede">
      Candidate {candidateIndex} of{" "}
      <b>
        <Link href={`/models/${encodeURIComponent(model)}`} prefetch={false}>
          <ForeignText text={model} />
        </Link>
      </b>{" "}
      in <ForeignText text={suite} />.{" "}
      {task === null ? null : (
        <>
          <Link href={task} prefetch={false}>
            The task
          </Link>{" "}
          ·{" "}
        </>
      )}
      <Link href={`/runs/${encodeURIComponent(runId)}`} prefetch={false}>
        The whole run
      </Link>
    </p>
  );
}
