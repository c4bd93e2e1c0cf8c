import type { Metadata } from "next";
import { Section } from "../../components/ui/section";
import { LimitTable } from "./_components/limit-table";
import { RepeatText } from "./_components/repeat-text";

export const metadata: Metadata = { title: "Methodology" };

/** How a number on this site comes about, in plain words. */
export default function MethodologyPage() {
  return (
    <>
      <h1>How a rate is measured, and how far it can be trusted.</h1>
      <p className="lede">
        A rate here is a count of tasks that one model solved, with an interval that says how much
        it could move with other tasks of the same kind. Everything needed to recompute it is
        published; what isn’t is listed at the end.
      </p>
      <TaskSections />
      <SandboxSections />
      <NumberSections />
      <LimitSections />
      <RecordSections />
    </>
  );
}

function TaskSections() {
  return (
    <>
      <Section id="tasks" title="Tasks">
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
      </Section>
      <Section id="extraction" title="From answer to code">
        <p>
          Models answer in several shapes, so one published rule takes the code from the answer, the
          same for every model:
        </p>
        <ol>
          <li>
            If the answer has fenced code blocks, they are looked at from the last to the first,
            then the text before the first fence. Otherwise the answer itself is looked at.
          </li>
          <li>
            The first of these that defines the wanted function is taken, placed after the prompt’s
            imports and helpers.
          </li>
          <li>
            Otherwise the first that starts indented is taken to continue the prompt. A prompt in
            plain words, such as those of MBPP, has no imports to keep and nothing to continue: the
            answer must then stand alone.
          </li>
          <li>
            Otherwise there is no code, and the candidate fails as <code>format</code>. Nothing is
            repaired or cut off.
          </li>
        </ol>
        <p>Each trace says what was chosen and why.</p>
      </Section>
    </>
  );
}

function SandboxSections() {
  return (
    <>
      <Section id="sandbox" title="Running untrusted code">
        <p>
          Every candidate runs in a sandbox of its own that is used once and destroyed: no network,
          a read-only system, a private scratch folder. Expected results never enter it; the
          candidate’s process sees one input at a time and never states its own verdict.
        </p>
        <LimitTable />
        <p>
          Published limits of this kind are often ambiguous, so this is how they are read here. “2
          CPU seconds” means two seconds of CPU time for each test; a test that sleeps instead ends
          at a backstop of six seconds of wall time. “256 MB memory” is one limit for the process
          and its scratch files together. A separate “30 MB process memory” is not applied.
        </p>
      </Section>
      <Section id="verdicts" title="Passed, failed, voided">
        <p>
          A candidate passes when all tests of its task pass. There is no partial credit, a time-out
          is a failure, and so is an answer without code. A failure has one class, from a closed
          list.
        </p>
        <p>
          When the machine fails and not the candidate, the candidate is run again; if that does not
          help, it is voided and the run stays incomplete. An incomplete run is never ranked: it is
          shown as the range between “all missing verdicts fail” and “all pass”.
        </p>
      </Section>
      <Section id="repeats" title="Whether verdicts hold">
        <RepeatText />
      </Section>
    </>
  );
}

function NumberSections() {
  return (
    <>
      <Section id="pass-at-k" title="pass@k">
        <p>
          With n candidates for a task, c of which pass, pass@k is the chance that at least one of k
          candidates drawn from the n passes:
        </p>
        <p>
          <code>pass@k = 1 − C(n−c, k) / C(n, k)</code>
        </p>
        <p>
          This estimate is unbiased for every n; a board averages it over all tasks. At k = 1 it is
          the share of candidates that pass. If any task has fewer than k candidates, there is no
          value: tasks are never dropped to get one. Beside a rate stands the number of tasks whose
          first candidate passed, which with several candidates is not the same thing.
        </p>
      </Section>
      <Section id="intervals" title="Intervals">
        <p>
          The interval is a 95% percentile bootstrap: base problems are drawn with replacement 1,000
          times, each time as many as there are, and the rate is computed again. The interval runs
          from the 2.5th to the 97.5th percentile of these rates. Base problems are drawn and not
          tasks, because tasks made from one problem are solved or missed together.
        </p>
        <p>
          The draws come from ChaCha20, keyed with the SHA-256 of a label that is printed with the
          record, such as <code>cgb/v1/bootstrap/2026-W48/overall</code>. Anyone gets the same
          interval from the same outcomes, and all models of a board share the same draws.
        </p>
        <p>
          Where everything passed or failed, where fewer than ten passed or failed, or with fewer
          than thirty base problems, the bootstrap looks more certain than it is. The record keeps
          it, flagged; the page draws a Wilson interval and marks it with a star.
        </p>
      </Section>
      <Section id="overlap" title="Overlap is not a test">
        <p>
          A rank is shown as the range that the intervals leave open: one better for every model
          whose interval lies clearly above, one worse for every one clearly below. When two
          intervals are clear of each other, the gap is real with good confidence. When they
          overlap, nothing follows: the comparison adds up the noise of both models and ignores that
          they answered the same tasks, so real differences often hide in an overlap. “Overlaps”
          here never means “equal”.
        </p>
      </Section>
    </>
  );
}

function LimitSections() {
  return (
    <Section id="limits" title="What such a rate can’t say">
      <p>
        A pass rate over single functions says how often a model writes a function that these tests
        accept, asked in this way. That is worth knowing, and it is less than it seems:
      </p>
      <ul>
        <li>
          <b>One function, named for you.</b> Name, parameters and purpose are given. Nothing has to
          be found in a repository, split into parts, agreed with anyone or changed in two places.
        </li>
        <li>
          <b>Nothing has to last.</b> Whether code can be read, kept, reviewed and changed later is
          not measured. Neither is speed, short of the time limit, nor safety.
        </li>
        <li>
          <b>The tests are the only judge.</b> What they don’t ask is not checked. With few tests,
          wrong code passes; a wrong test refuses right code, for every model alike.
        </li>
        <li>
          <b>Public tasks may have been learned.</b> Prompts and solutions of public sets are copied
          everywhere. A model that met them can answer from memory, and nobody outside can tell how
          many it met. Such suites are marked; no score is corrected for it.
        </li>
        <li>
          <b>Easy sets run full.</b> Where strong models solve nearly all, what is left is mostly
          faults of the tasks and chance. A difference up there separates nothing.
        </li>
        <li>
          <b>The interval speaks of tasks like these.</b> It says how far the rate could move with
          other tasks of the same kind and making. It doesn’t cover another prompt, another harness,
          tasks that were learned, or work that looks different.
        </li>
      </ul>
      <p>
        Suites of whole repositories and terminals ask for more, and have limits of their own: there
        the system around the model is part of what is measured. Each board says what its suite
        measures, what it is good for and what not.
      </p>
    </Section>
  );
}

function RecordSections() {
  return (
    <>
      <Section id="records" title="Records are only ever added">
        <p>
          A score is a record that names the hash of its inputs, of every verdict and of the record
          before it. The database refuses to change or delete one. A correction is a new record that
          names the old one and the reason; both stay readable. The chain can be walked through the{" "}
          <a href="/api/v1/records">records of the API</a>.
        </p>
      </Section>
      <Section id="evidence" title="Evidence">
        <p>
          Built-in baselines are marked synthetic everywhere, and leave the ranks as soon as one
          real model is there. Completions made elsewhere are graded here, but how they were made is
          only as well known as it was stated: each run lists what was not stated, and carries a
          grade from A (measured here, everything kept) to E (conditions not fully stated).
        </p>
      </Section>
      <Section id="private" title="What is never public">
        <p>
          Hidden tests, reference solutions, task ids that are not published yet, and whatever a
          candidate printed or raised while a hidden test ran, because it could repeat the test. Of
          those only the outcome, the class of failure and the time are shown. The process that
          serves this site has no right to read them.
        </p>
      </Section>
    </>
  );
}
