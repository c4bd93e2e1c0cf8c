import type { CoverageFigure } from "../../../lib/contracts/coverage-figures";
import { logOddsSpread } from "./simulate-clustered";
import { difficultySpread, groupedRates, tiedRate } from "./simulate-ranks";
import { cellSpread, tierStep } from "./stratified-design";

interface TableText {
  /** The name that `--only` takes. */
  name: string;
  title: string;
  /** How the data sets are made, and what of that was not stated with the reference figures. */
  design: string;
}

const points = groupedRates.map((rate) => Math.round(100 * rate));

export const tableTexts: Record<CoverageFigure["table"], TableText> = {
  independent: {
    name: "table1",
    title: "Table 1: independent tasks",
    design: `n tasks, each passed with chance p, independently. “No width” is the share of data sets whose
bootstrap interval is a single point. Where BCa is not defined, because all replicates agree, that point
stands for it. With p = 1 every interval holds the truth, but the bootstrap claims certainty.`,
  },
  stratified: {
    name: "table2",
    title: "Table 2: a stratified set",
    design: `400 tasks, 160, 160 and 80 in three tiers, spread over 63 cells of 3 to 8 tasks as the weekly
set is. A task's chance is that of its cell. How the chances differ was not stated with the reference
figures. Here log odds fall by ${tierStep} from tier to tier, and the 21 cells of a tier lie around that at
normal scores with a standard deviation of ${cellSpread}; a constant makes the chance of the whole set p.
These two numbers were chosen by the widths alone: of a grid the pair whose largest difference from any
reference width is smallest. So the widths are fitted and check nothing; the coverages do. “By tier” and
“by cell, naive” draw as many tasks as there are in each tier or cell.`,
  },
  clustered: {
    name: "table3",
    title: "Table 3: tasks that share base problems",
    design: `134 bases are 133 with three tasks and one with one; 14 are 13 and one; 60 have six or seven tasks
each. How outcomes hang together was not stated beyond the correlation. Here each base has log odds of its
own, normal with a standard deviation of ${logOddsSpread}, which gives exactly the stated correlations (.39 at p = .5,
.35 at .8, .23 at .95), and its tasks are passed independently with that chance. Bases are drawn anew for
each data set. “Task bootstrap” and “Wilson” treat tasks as independent.`,
  },
  overlap: {
    name: "overlap",
    title: "Why overlap is not a test",
    design: `Two models on the same 400 tasks, the first with rate .7, the second lower by the gap (points).
Discordance is the share of tasks that exactly one of the two passes. Each task falls independently into
one of four kinds (both, only the first, only the second, neither). Intervals are the percentile bootstrap
with shared resamples; “tied by interval” means that each rate lies in the other's interval.`,
  },
  ranks: {
    name: "ranks",
    title: "Rank ranges",
    design: `28 models on the same 400 tasks. Rates and dependence were not stated with the reference figures
beyond “7 tied groups”. Here groups of four have the rates ${points.slice(0, -1).join(", ")} and ${points.at(-1)}%, all tied
means ${100 * tiedRate}%, and tasks have log odds that all models share, normal with a standard deviation of ${difficultySpread}.
These rates and the ${difficultySpread} were chosen so that the shares of separated pairs come out (73% by Holm, 65% by
intervals). So these shares are fitted and check nothing, and neither do the ranks in a range by Holm and by
intervals, which follow from them: a separated pair takes one rank off the range of either model. The
coverages are checks, and so is the percentile range.
A data set counts only if the true ranks of all 28 models (1 + the number of truly better ones) lie in
their ranges at once. “Percentile” is the middle 95% of the ranks in the bootstrap replicates, which
Errorbar does not use.`,
  },
};
