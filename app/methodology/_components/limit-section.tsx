import { MethodSection } from "./method-section";

/** What the numbers do not say. */
export function LimitSection() {
  return (
    <MethodSection id="limits">
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
          <b>One prompt, one budget.</b> What a model solves with more tries, other tools or more
          money is another question. Cost stands beside the rate where it is known, and is not part
          of it.
        </li>
        <li>
          <b>One language is not another.</b> A rate in Python says little about Java; slices by
          language have their own rates.
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
    </MethodSection>
  );
}
