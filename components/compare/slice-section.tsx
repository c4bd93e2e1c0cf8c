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

/** The same comparison within each kind of task: exploratory, and said to be. */
export function SliceSection({ comparison }: { comparison: Comparison }) {
  const { slices, paired } = comparison;
  if (paired === null || slices.length === 0) return null;
  const byDimension = [...Map.groupBy(slices, ({ dimension }) => dimension)];
  const compared = slices.filter(({ verdict }) => verdict !== null).length;
  return (
    <Section id="slices" title="Where they differ">
      <p className="quiet">
        Exploratory: looking at many slices finds something in some of them by chance. The verdicts
        here are corrected for the {formatCountOf(compared, "slice")} compared (Benjamini–Hochberg),
        which is weaker than the correction of the verdict above. A slice of fewer than{" "}
        {fewestTasksForRate} tasks is counted, not compared.
      </p>
      {byDimension.map(([dimension, ofDimension]) => (
        <SliceRows key={dimension} title={dimensionWords[dimension]} slices={ofDimension} />
      ))}
    </Section>
  );
}
