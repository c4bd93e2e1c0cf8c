import type { Task } from "../../lib/contracts/task";
import type { TaskStanding } from "../../lib/contracts/task-standing";
import { FormatLinks } from "../downloads/format-links";
import { formatCountOf } from "../format/format-count";
import { createAxisScale } from "../intervals/axis-scale";
import { AxisTicks } from "../intervals/axis-ticks";
import { Whisker } from "../intervals/whisker";
import { PromptSection } from "../traces/prompt-section";
import { FactLine } from "../ui/fact-line";
import { Section } from "../ui/section";
import { AppearanceTable } from "./appearance-table";
import { ErrataSection } from "./errata-section";
import { FlakinessSection } from "./flakiness-section";
import { SolverTable } from "./solver-table";
import { listTaskFacts } from "./task-facts";
import { TaskHeadline } from "./task-headline";
import { TaskLede } from "./task-lede";
import { TaskLink } from "./task-link";
import styles from "./task-view.module.css";

interface TaskViewProps {
  task: Task;
  standing: TaskStanding | null;
  /** Of the same task as JSON. */
  jsonAddress: string;
}

/** A whole task: who solves it, how sure that is, what was put right, and its text. */
export function TaskView({ task, standing, jsonAddress }: TaskViewProps) {
  return (
    <>
      <TaskHeadline task={task} standing={standing} />
      <TaskLede task={task} standing={standing} />
      <SolveFigure standing={standing} />
      <FactLine facts={listTaskFacts(task)} />
      <Solvers task={task} standing={standing} />
      {task.appearances.length > 1 ? (
        <Section id="cycles" title="In other cycles">
          <AppearanceTable suite={task.suite} appearances={task.appearances} />
        </Section>
      ) : null}
      <FlakinessSection task={task} />
      <ErrataSection task={task} />
      <Siblings task={task} />
      <PromptSection prompt={task.prompt} />
      {task.prompt === null ? (
        <p className="quiet">
          {task.cases > 0
            ? "Its text isn’t public while the pool is in use."
            : "Only outcomes of this suite are known here, not the text of its tasks."}
        </p>
      ) : null}
      <p className="quiet">
        <FormatLinks what="This task" address={jsonAddress} />
      </p>
    </>
  );
}

const wholeAxis = createAxisScale([0, 1]);

/** The solve rate on the whole axis; its figures are in the lede. */
function SolveFigure({ standing }: { standing: TaskStanding | null }) {
  if (standing === null || standing.interval === null) return null;
  const { interval, rating } = standing;
  return (
    <div className={styles.figure}>
      <AxisTicks scale={wholeAxis} />
      <Whisker scale={wholeAxis} low={interval.low} high={interval.high} point={rating.solveRate} />
    </div>
  );
}

/** The runs of the cycle that the headline speaks of, and older ones folded away. */
function Solvers({ task, standing }: { task: Task; standing: TaskStanding | null }) {
  const { outcomes } = task;
  if (outcomes.length === 0) return null;
  const cycle = standing?.cycle ?? task.appearances[0]?.cycle;
  const noun = standing?.suite.compared === "system" ? "System" : "Model";
  const elsewhere = outcomes.every(({ reported }) => reported !== null);
  const now = outcomes.filter((outcome) => outcome.cycle === cycle);
  const others = outcomes.filter((outcome) => outcome.cycle !== cycle);
  return (
    <Section id="solvers" title="Who solved it">
      {now.length > 0 ? (
        <SolverTable
          caption={`${formatCountOf(now.length, "run")} of ${cycle}, those that solved it first`}
          noun={noun}
          outcomes={now}
        />
      ) : null}
      {others.length > 0 ? (
        <details>
          <summary className="quiet">{formatCountOf(others.length, "run")} of other cycles</summary>
          <SolverTable caption="Runs of other cycles" noun={noun} outcomes={others} />
        </details>
      ) : null}
      {elsewhere ? (
        <p className="quiet">These outcomes were measured elsewhere: there are no traces here.</p>
      ) : null}
    </Section>
  );
}

function Siblings({ task }: { task: Task }) {
  if (task.siblings.length === 0) return null;
  return (
    <Section id="siblings" title="From the same base problem">
      <p className="quiet">
        They share a problem, so they fare alike more often than tasks drawn by themselves;
        intervals resample the base problem as a whole.
      </p>
      <ul className={styles.siblings}>
        {task.siblings.map(({ id, category, tier, language }) => (
          <li key={id}>
            <TaskLink id={id} suite={task.suite} />{" "}
            <span className="quiet">
              {[category?.replaceAll("-", " "), tier === null ? null : `tier ${tier}`, language]
                .filter((part) => part !== null && part !== undefined)
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
