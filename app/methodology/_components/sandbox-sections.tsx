import { AnswersSection } from "./answers-section";
import { LimitTable } from "./limit-table";
import { MethodSection } from "./method-section";
import { RepeatText } from "./repeat-text";

/** How a candidate is run, and what its verdict is. */
export function SandboxSections() {
  return (
    <>
      <MethodSection id="sandbox">
        <p>
          Every candidate runs in a sandbox of its own that is used once and destroyed: no network,
          a read-only system, a private scratch folder. Expected results never enter it; the
          candidate’s process sees one input at a time and never states its own verdict.
        </p>
        <LimitTable />
        <p>
          Published limits of this kind are often ambiguous, so this is how they are read here. “2
          CPU seconds of wall time” means two seconds of CPU time for loading the answer and again
          for each test; one that sleeps instead ends at a backstop of six seconds of wall time.
          “256 MB memory” is one limit for the process and its scratch files together. A separate
          “30 MB process memory” is not applied: neither Node nor a Java machine starts in that. The
          time that Java’s compiler takes is nobody’s; an answer that breaks the compiler’s own
          limits fails in that class.
        </p>
        <p>
          System calls that no honest program makes, such as tracing another process or mounting
          something, end the candidate in the class <code>policy</code>, and so does a package that
          the suite does not allow. A trace names the limit that fired with its size, the package
          that was refused, and whether a forbidden call was made. What a hidden test was given is
          never told by it: counts are coarse, and imports are named only as a program is loaded.
        </p>
      </MethodSection>
      <AnswersSection />
      <MethodSection id="verdicts">
        <p>
          A candidate passes when all tests of its task pass. There is no partial credit, a time-out
          is a failure, and so is an answer without code. A failure has one class, from a closed
          list.
        </p>
        <p>
          Code that does not parse or compile is <code>syntax</code>. When the machine fails and not
          the candidate, the candidate is run again; if that does not help, it is voided and the run
          stays incomplete. An incomplete run is never ranked: it is shown as the range between “all
          missing verdicts fail” and “all pass”.
        </p>
      </MethodSection>
      <MethodSection id="repeats">
        <RepeatText />
      </MethodSection>
    </>
  );
}
