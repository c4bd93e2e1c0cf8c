import { ExtractionSection } from "./extraction-section";
import { MethodSection } from "./method-section";
import { OwnTaskSection } from "./own-task-section";

/** What is measured, and on which tasks. */
export function TaskSections() {
  return (
    <>
      <RateSection />
      <MethodSection id="tasks">
        <p>
          A task is a prompt, the name of the function to write, and tests. Every task has a
          reference solution that passes its tests, and our own have planted faults that must fail.
          Tasks made from one problem, for instance one problem in several variants, share a base
          problem.
        </p>
        <p>
          A suite is a fixed, versioned set of tasks. Everything ranked on one board answered the
          same tasks of the same revision. A suite whose tasks are public is marked: a model may
          have met them in training.
        </p>
      </MethodSection>
      <OwnTaskSection />
      <WeeklySection />
      <ExtractionSection />
    </>
  );
}

function RateSection() {
  return (
    <MethodSection id="rates">
      <p>
        A pass rate is a count over a count: tasks whose first candidate passed all tests, over all
        tasks. It is never shown without both. Nobody wants these very tasks solved: they stand for
        others like them, and with other tasks of the same kind the rate would have come out a
        little different. How much is what the interval says.
      </p>
      <p>
        A task without a verdict is never left out: the run is then incomplete, has no rate and no
        rank, and is shown as the range from “all missing fail” to “all missing pass”.
      </p>
    </MethodSection>
  );
}

function WeeklySection() {
  return (
    <MethodSection id="weekly">
      <p>
        A suite that is drawn weekly takes 400 tasks of its pool for each ISO week, counted in UTC:
        160 of tier 1, 160 of tier 2 and 80 of tier 3, as equal as whole numbers allow over
        categories and languages. All models of a week answer the same tasks. Most suites are not
        drawn but whole; they have a revision in place of the week.
      </p>
      <ol>
        <li>
          The number of tasks of each cell of tier, category and language follows from integers
          alone. What doesn’t divide is dealt out in turn, beginning elsewhere each week.
        </li>
        <li>
          In a cell those tasks are taken whose <code>cgb/v1/sample/week/task</code> has the lowest
          SHA-256. Nobody chooses, and anyone who knows the ids can check it.
        </li>
        <li>
          If a cell is too small, its neighbours of the same tier stand in, and planned and actual
          numbers are recorded.
        </li>
        <li>Two in a hundred tasks of the pool are retired each week, published, and replaced.</li>
      </ol>
    </MethodSection>
  );
}
