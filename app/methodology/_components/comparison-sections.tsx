import { workedExample } from "../_data/worked-example";
import { CoverageTable } from "./coverage-table";
import { ExampleTable } from "./example-table";
import { Formula } from "./formula";
import { MethodSection } from "./method-section";
import { WordTable } from "./word-table";

/** How two models, and all of a board, are compared. */
export function ComparisonSections() {
  return (
    <>
      <PairedSection />
      <MethodSection id="words">
        <WordTable />
      </MethodSection>
      <OverlapSection />
      <RankSection />
      <ExampleSection />
    </>
  );
}

function PairedSection() {
  return (
    <MethodSection id="compare">
      <p>
        Two models of a board answered the same tasks. Tasks that both passed or both missed say
        nothing about which is better. What speaks are the b tasks that only A passed and the c
        tasks that only B passed. If the two were equally good, each of these would be a coin’s
        throw; McNemar’s exact test says how unusual the counts would then be.
      </p>
      <Formula lines={["p = min(1, 2 · P(Bin(b + c, ½) ≤ min(b, c)))"]} />
      <p>
        Where several tasks share a base problem, or pass@k is a fraction, the same question is
        asked of whole base problems: of all ways to swap A and B on some of them, how many give a
        difference at least as large? That is counted exactly, not by drawing, as long as the values
        have a small common denominator.
      </p>
      <p>
        Many pairs make some small p-values by chance: 28 models make 378 pairs. Holm’s correction
        over all pairs of the board keeps the chance of even one false “separated” at 5%. The
        smallest of m p-values is multiplied by m, the next by m − 1, and so on; none may be below
        the one before. Slices of a comparison are corrected more mildly, after Benjamini and
        Hochberg, and labelled exploratory.
      </p>
      <p>
        Three or four models side by side make three to six pairs. They are corrected twice: over
        all pairs of the board, as everywhere, and over the pairs shown alone. The second is easier
        to pass, and fair only to a reader who chose these models before looking at any result. Who
        picked them because the board showed them far apart has looked at all pairs, and for them
        the board’s correction is the one that counts. So a pair may be separated among the chosen
        and only lean on the board; the page says how many of them the board’s correction leaves.
      </p>
      <p>
        The interval of a difference comes from the same draws as those of the two models: in each
        draw both are rated on the same base problems, and the difference is taken.
      </p>
    </MethodSection>
  );
}

function OverlapSection() {
  return (
    <MethodSection id="overlap">
      <p>
        When two intervals are clear of each other, the gap is real with good confidence. When they
        overlap, nothing follows: looking at the two adds up the noise of both models and ignores
        that they answered the same tasks, so real differences hide in an overlap. “Overlaps” here
        never means “equal”.
      </p>
      <p>
        How much that costs was simulated: two models on the same 400 tasks, the first at 70%, the
        second lower by a gap. Discordance is the share of tasks that exactly one of them passes.
      </p>
      <CoverageTable
        table="overlap"
        caption="How often a gap is seen, in percent of the simulated boards"
        head="Gap in points, discordance"
        columns={[
          { column: "intervals apart", head: "Intervals apart" },
          { column: "not tied by interval", head: "A rate outside the other’s interval" },
          { column: "p ≤ .05, paired", head: "Paired test" },
        ]}
        nameRow={(row) => row.replace("gap ", "").replace("discordance ", "")}
      />
      <p>
        With a gap of 5 points intervals seldom stand apart, while the paired test finds it about
        every other time. With no gap it is wrong in at most 5%, while “outside the other’s
        interval” has no such promise.
      </p>
    </MethodSection>
  );
}

function RankSection() {
  return (
    <MethodSection id="ranks">
      <p>
        A rank is shown as the range that the paired test, corrected over all pairs, leaves open:
      </p>
      <Formula
        lines={[
          "best = 1 + number of models separated above",
          "worst = models − number separated below",
        ]}
      />
      <p>
        All ranges of a board hold at once in at least 95% of boards. The API also states the range
        that intervals alone leave open, and the plain rank by rate (1, 2, 2, 4). What some boards
        do, taking the middle 95% of the ranks in the bootstrap, does not hold at all:
      </p>
      <CoverageTable
        table="ranks"
        caption="28 simulated models: boards on which every range holds its model’s true rank, in percent (ranks in a range, on average)"
        head="Simulated board"
        columns={["Holm", "intervals", "percentile"].map((method) => ({
          column: `all ranks inside, ${method}`,
          head: rankHeads[method] ?? method,
          beside: `ranks in a range, ${method}`,
        }))}
      />
    </MethodSection>
  );
}

const rankHeads: Record<string, string> = {
  Holm: "Paired test",
  intervals: "Intervals apart",
  percentile: "Ranks of the bootstrap (not used)",
};

function ExampleSection() {
  const { leader, others, systems, tasks, pairs, cycle } = workedExample;
  return (
    <MethodSection id="example">
      <p>
        On SWE-bench Verified {leader.name} leads {systems} public systems with {leader.passed} of{" "}
        {tasks} tasks ({((100 * leader.passed) / tasks).toFixed(1)}%, interval{" "}
        {(100 * leader.interval.low).toFixed(1)} to {(100 * leader.interval.high).toFixed(1)}). Here
        it is against three of them. There are {pairs.toLocaleString("en-US")} pairs to correct
        over; the label of the draws is <code>cgb/v1/bootstrap/{cycle}/overall</code>.
      </p>
      <ExampleTable />
      <p>
        The first of the three stands two tasks behind, and {others[0]?.onlyLeader} against{" "}
        {others[0]?.onlyThis} telling tasks is what coins do. The second stands 30 tasks behind: its
        own interval of the difference leaves out zero and its p-value is small, but among{" "}
        {pairs.toLocaleString("en-US")} pairs such p-values are to be expected by chance, so it only
        leans. With the third the difference survives the correction.
      </p>
      <p>
        None of this says why: these are systems, not models, and harness, attempts and budget
        differ between them.
      </p>
    </MethodSection>
  );
}
