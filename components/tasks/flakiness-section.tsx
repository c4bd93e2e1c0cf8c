import type { Task, TaskRepeat } from "../../lib/contracts/task";
import { formatCountOf } from "../format/format-count";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { Section } from "../ui/section";
import { wordVerdict } from "../verdicts/failure-class-words";

/** Whether verdicts on the task hold when a candidate is executed again. */
export function FlakinessSection({ task }: { task: Task }) {
  const { repeats, cases } = task;
  const flaky = repeats.filter(({ isFlaky }) => isFlaky);
  return (
    <Section id="flakiness" title="Flakiness">
      <p>
        {wordFinding(repeats.length, flaky.length, cases > 0)}{" "}
        <PageLink href="/methodology#repeats">Which are executed again</PageLink>
      </p>
      {flaky.length > 0 ? (
        <table className={table.table}>
          <caption>Candidates that passed once and failed once</caption>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">Graded</th>
              <th scope="col">Again</th>
            </tr>
          </thead>
          <tbody>
            {flaky.map((repeat) => (
              <FlakyRow key={`${repeat.runId} ${repeat.candidateIndex}`} repeat={repeat} />
            ))}
          </tbody>
        </table>
      ) : null}
    </Section>
  );
}

function FlakyRow({ repeat }: { repeat: TaskRepeat }) {
  const [graded, ...again] = repeat.executions.map(({ verdict, failureClass }) =>
    wordVerdict(verdict, failureClass),
  );
  return (
    <tr>
      <th scope="row">
        <PageLink href={`/traces/${repeat.traceId}`}>
          <ForeignText text={repeat.model} longest={80} />
        </PageLink>{" "}
        <span className={table.sub}>
          {repeat.cycle} #{repeat.candidateIndex}
        </span>
      </th>
      <td>{graded}</td>
      <td>{again.join("; ")}</td>
    </tr>
  );
}

function wordFinding(repeated: number, flaky: number, isGradedHere: boolean): string {
  if (repeated === 0) {
    return isGradedHere
      ? "No candidate for this task has been executed again yet."
      : "Nothing is executed here for this task, so nothing was executed again.";
  }
  const again = `${formatCountOf(repeated, "candidate")} executed again`;
  if (flaky === 0) return `Every verdict held: ${again}, none both passed and failed.`;
  return flaky === 1
    ? `1 of ${again} both passed and failed.`
    : `${flaky} of ${again} both passed and failed.`;
}
