import type { ComparedSlice, Comparison } from "../../lib/contracts/comparison";
import { fewestTasksForRate } from "../../lib/core/stats/fewest-tasks-for-rate";
import { formatCountOf } from "../format/format-count";
import { Section } from "../ui/section";
import { SliceRows } from "./slice-rows";

const dimensionWords: Record<ComparedSlice["dimension"], string> = {
  category: "By category",
  tier: "By tier",
  language: "By language",
  repository: "By repository",
};

/** Its interval alone would say more than test and correction do. */
function isClearWithinNoise({ interval, verdict }: ComparedSlice): boolean {
  return verdict === "within-noise" && interval !== null && (interval.low > 0 || interval.high < 0);
}

/** The same comparison within each kind of task: exploratory, and said to be. */
export function SliceSection({ comparison }: { comparison: Comparison }) {
  const { slices, paired } = comparison;
  if (paired === null || slices.length === 0) return null;
  const byDimension = [...Map.groupBy(slices, ({ dimension }) => dimension)];
  const compared = slices.filter(({ verdict }) => verdict !== null).length;
  return (
    <Section id="slices" title="Where they differ">
      <p className="quiet">
        {compared > 0 ? (
          <>
            Exploratory: looking at many slices finds something in some of them by chance. The
            verdicts here are corrected for the {formatCountOf(compared, "slice")} compared
            (Benjamini–Hochberg), which is weaker than the correction of the verdict above.{" "}
          </>
        ) : null}
        A slice of fewer than {fewestTasksForRate} tasks is counted, not compared
        {compared > 0 ? "." : "; here that is every one."}
        {slices.some(isClearWithinNoise)
          ? " Where an interval is clear of 0 and the verdict is within noise, test and correction decide: an interval stands for one slice alone."
          : null}
      </p>
      {byDimension.map(([dimension, ofDimension]) => (
        <SliceRows key={dimension} title={dimensionWords[dimension]} slices={ofDimension} />
      ))}
    </Section>
  );
}
