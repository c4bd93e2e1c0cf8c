import { CommandBlock } from "../../../components/ui/command-block";
import { MethodSection } from "./method-section";

/** What stays, what stays private, and how to check the rest. */
export function RecordSections() {
  return (
    <>
      <MethodSection id="records">
        <p>
          A score is a record that names the hash of its inputs, of every verdict and of the record
          before it. The database refuses to change or delete one. A correction is a new record that
          names the old one and the reason; both stay readable. The chain can be walked through the{" "}
          <a href="/api/v1/records">records of the API</a>.
        </p>
      </MethodSection>
      <MethodSection id="private">
        <p>
          Hidden tests, reference solutions, task ids that are not published yet, and whatever a
          candidate printed or raised while a hidden test ran, because it could repeat the test. Of
          those only the outcome, the class of failure and the time are shown. The process that
          serves this site has no right to read them.
        </p>
      </MethodSection>
      <RecomputeSection />
    </>
  );
}

function RecomputeSection() {
  return (
    <MethodSection id="recompute">
      <p>
        <a href="/recompute.py">One file of Python</a>, without packages, takes only what this site
        publishes and computes scores, intervals, tests, corrections and rank ranges again: scores
        and intervals to the last digit, p-values to 12 digits. It shares no code with this site.
        For two runs or more, or for a whole board:
      </p>
      <CommandBlock
        label="Commands that recompute published figures"
        lines={[
          "python3 recompute.py --site ADDRESS RUN RUN",
          "python3 recompute.py --site ADDRESS --board SUITE",
        ]}
      />
      <p>
        ADDRESS is that of this site, such as <code>http://127.0.0.1:3000</code>. It ends with 0
        when all figures agree and names each that doesn’t. For the correction of a pair it fetches
        the outcomes of the whole board and tests every pair again. From saved files of some runs
        alone it cannot; it then says that the corrected p-value is taken as published, and checks
        that it lies between p and p times the number of pairs and that the verdict follows from it.
        Slices and the number of tasks needed are not recomputed.
      </p>
    </MethodSection>
  );
}
