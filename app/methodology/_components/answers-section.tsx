import { MethodSection } from "./method-section";

/** How answers are compared, and what they may import. */
export function AnswersSection() {
  return (
    <MethodSection id="answers">
      <p>
        An answer leaves the sandbox as plain data with its exact type, and is compared outside.
        What is no plain data equals nothing. An answer is never made to fit: a tolerance or a free
        order holds only where the task says so.
      </p>
      <ul>
        <li>
          <b>Python.</b> A suite says by which rule: the language’s own <code>==</code>, where{" "}
          <code>True == 1</code>, or by type, where it is not and a tuple is no list.
        </li>
        <li>
          <b>JavaScript.</b> A number is one kind, so <code>5</code> and <code>5.0</code> are the
          same and so are both zeros. <code>undefined</code> is not <code>null</code>, a{" "}
          <code>Map</code> is not an object. A <code>BigInt</code> is accepted for a whole number
          that no number holds exactly, and elsewhere only where it is asked for.
        </li>
        <li>
          <b>Java.</b> Whole numbers of every width are equal by value, and so are{" "}
          <code>float</code> and <code>double</code>; <code>5</code> is not <code>5.0</code>, a{" "}
          <code>char</code> is not a string. An array equals a list of the same items.
        </li>
        <li>
          Not-a-number meets a test that expects it, in these two languages; in Python it equals
          nothing, as the language has it.
        </li>
      </ul>
      <p>
        Tests that are a whole program run in a second sandbox without the candidate. They call a
        stand-in, which asks the candidate’s sandbox and hands back its answer as data; assertions
        that merely print are made to count. Tests that don’t compile, or end before they have asked
        for an answer, void: nobody is failed by them.
      </p>
      <p>
        An answer may load its language’s standard library and nothing else. A suite may instead
        list the packages that it allows, by language; what else it imports is refused as it
        happens. The list is part of the suite’s revision and of every run’s manifest.
      </p>
    </MethodSection>
  );
}
