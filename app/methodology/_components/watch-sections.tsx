import { PageLink } from "../../../components/ui/page-link";
import { driftTable } from "../_data/drift-table";
import { FigureTable } from "./figure-table";
import { Formula } from "./formula";
import { MethodSection } from "./method-section";

/** What is watched from week to week: models that change, and tasks that were seen. */
export function WatchSections() {
  return (
    <>
      <DriftSection />
      <ContaminationSection />
    </>
  );
}

function DriftSection() {
  return (
    <MethodSection id="drift">
      <p>
        A provider may change a model behind the same name. Two weeks’ rates can’t show that: each
        week draws other tasks, and only about 67 of 400 are shared with the week before. So a model
        is compared with itself, on tasks that it has met before in the same wording, under the same
        execution, scoring and generation rules.
      </p>
      <p>
        For the last 1, 2, 4 and 8 weeks against all earlier comparable results (52 weeks at most,
        and never from before a confirmed change) this is the Cochran–Mantel–Haenszel test over
        tasks. A task has n₁ results after and n₀ before, t together, of which x₁ and T passed:
      </p>
      <Formula
        lines={[
          "D = Σ (x₁ − n₁·T/t), V = Σ T(t−T)·n₁·n₀ / (t²(t−1))",
          "|Z| = max(|D| − ½, 0) / √V, p = 2·(1 − Φ(|Z|))",
        ]}
      />
      <p>
        Tasks without results on both sides say nothing. Where a base problem has several, V is the
        sum of the squared D of each base, if that is larger. Holm’s correction runs over all models
        and all four windows of the week: at 1% there is an <b>alert</b>, at 5% a <b>watch</b>. So a
        false alert is to be expected on the whole board in at most 52 × 1% ≈ 0.5 weeks of a year.
        Time-outs and the gap between public and all tests are watched in the same way, each as a
        family of its own.
      </p>
      <FigureTable
        caption="28 simulated models over a year, one of which drops in the middle: found within 1 / 4 / 8 weeks, in percent"
        head="Chance that two answers to a task disagree"
        columns={["Drop of 3 points", "Drop of 5", "Drop of 10", "False alerts a year"]}
        rows={driftTable.map(({ flip, falseAlerts, three, five, ten }) => ({
          name: `${100 * flip}%`,
          cells: [three, five, ten, falseAlerts.toFixed(2)],
        }))}
      />
      <p>
        An alarm alone is no change. The model is asked again on up to 1,112 tasks that it met
        before and not within the window that raised the alarm, so that the same luck can’t speak
        twice: McNemar’s exact test, one-sided at 1%, over base problems where they repeat. Only
        that makes it <b>confirmed</b>, and a new baseline begins. When a quarter of the models, and
        two at least, move the same way in one week, the evaluator itself is suspected and the week
        is not published. What was found is told under <PageLink href="/events">events</PageLink>.
      </p>
      <p>
        A young board sees little: a drop of 3 points in the eighth week is found in about 45% of
        cases within eight weeks, in the fourth week in 10%.
      </p>
    </MethodSection>
  );
}

function ContaminationSection() {
  return (
    <MethodSection id="contamination">
      <p>
        A model that saw a task in training can answer from memory. No test proves that, so what is
        published are signs, each with its count and interval, corrected by Holm over the models of
        a week, and flagged at 1%. A flag corrects no score.
      </p>
      <ul>
        <li>
          <b>Copied text.</b> A run of at least 50 tokens that an answer shares with the reference
          solution, where that has at least 60.
        </li>
        <li>
          <b>Before and after a cutoff.</b> Rates on tasks made before the date that the model
          states as its cutoff, against tasks made after it.
        </li>
        <li>
          <b>Old and new.</b> Rates on tasks that have been in use for more than four weeks, against
          newer ones.
        </li>
        <li>
          <b>Public against all tests.</b> Tasks whose public tests pass and whose hidden ones
          don’t; and a model’s lead on public suites over its lead here, beside the board’s median.
        </li>
        <li>
          <b>Canaries.</b> A private pool has a string in every file that is nowhere else. An answer
          that contains or completes it is an exposure, whatever else it says.
        </li>
      </ul>
      <p>
        The two splits compare only tasks of the same tier and category. Their difference is Mantel
        and Haenszel’s: n₁ tasks that may have been seen and n₀ others in a cell of N, x₁ and x₀
        passed.
      </p>
      <Formula lines={["difference = Σ (x₁·n₀ − x₀·n₁)/N / Σ n₁·n₀/N"]} />
      <p>
        Its p is that of the Cochran–Mantel–Haenszel test, as for{" "}
        <PageLink href="/methodology#drift">drift</PageLink>. The error of the difference’s own
        estimate would not do: a split has many small cells, often one new task beside many old
        ones, and where that one passed it takes the cell for certain and flags honest models. The
        variance of the test holds as long as nothing differs. The 95% interval has the largest of
        three errors: that of Greenland and Robins, that of Sato, which holds for few large cells
        and many small ones alike, and, where tasks share base problems, that over base problems. So
        p and interval may disagree at the edge, and small cells stay in. Cells with tasks on one
        side alone are left out and counted; where nothing varies, nothing is judged.
      </p>
    </MethodSection>
  );
}
