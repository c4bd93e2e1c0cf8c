import { formatCount } from "../../../components/format/format-count";
import { formatPercent } from "../../../components/format/format-percent";
import { formatPoints } from "../../../components/format/format-points";
import { PageLink } from "../../../components/ui/page-link";
import type { MixFigure } from "../../../lib/contracts/mix-figures";
import { mixes } from "../_data/read-mix-figures";
import { shareError } from "../_data/share-error";
import { FigureTable } from "./figure-table";
import { Formula } from "./formula";
import styles from "./method.module.css";
import { MethodSection } from "./method-section";

/** How a reader's own mix is weighed, and how well that works. */
export function MixSection() {
  return (
    <MethodSection id="mix">
      <WeightText />
      <FigureText />
      <SimulationText />
    </MethodSection>
  );
}

function WeightText() {
  return (
    <>
      <p>
        On the page <q>your own mix</q> of a board, a reader says how often the tasks of a category,
        a tier and a language should count, each from 0 to 5 times. A task’s weight w is the product
        of the three. A task of weight 3 counts as three copies of it would, made from the same base
        problem. The page shows the share of the whole that each value then has.
      </p>
      <Formula lines={["rate = Σ w·y / Σ w, y being a task’s pass@k"]} />
      <p>
        Weights belong to tasks, not to cells of category, tier and language: with a fixed share for
        each cell, a cell of three tasks would count as much as one of eight, and no setting of the
        sliders would give the board. As it is, equal weights are the board to the last digit, one
        slice alone is that slice, and only ratios of weights matter. Combinations that are asked
        for and have no task are named, with the share that they would have if the three had nothing
        to do with each other; the rate says nothing of them.
      </p>
    </>
  );
}

function FigureText() {
  return (
    <>
      <p>
        Weights are fixed; what could have been otherwise is the choice of tasks. So the interval
        draws base problems with replacement, as many as count in the mix, 1,000 times, and takes
        the quotient again: both sums change from draw to draw, as the two counts of a{" "}
        <PageLink href="/methodology#intervals">board’s interval</PageLink> do. Dividing by the
        fixed Σ w of all tasks instead would add the noise of how much weight was drawn, and give
        rates above 100%. The label of the draws is that of the smallest slice that holds the mix.
      </p>
      <p>
        Uneven weights waste tasks. Kish’s number says how many tasks of equal weight would tell as
        much. Below 30, passed tasks are counted and nobody is ranked. It also stands in the place
        of counts where the rules of an interval ask for them: with fewer than ten effective passes
        or failures, or fewer than thirty effective base problems, Wilson’s interval is drawn, with
        the smaller of two effective numbers.
      </p>
      <Formula
        lines={[
          "n_eff = (Σ w)² / Σ w², and of base problems G · n_eff / n",
          "Wilson’s n = min(n_eff, p(1−p)/V), V = G/(G−1) · Σ (Σ w·y − p·Σ w of a base)² / (Σ w)²",
        ]}
      />
      <p>
        Two models are compared by the exact sign-flip test over base problems: d is the weighted
        difference of a base, and p the share of all ways to swap the two on some bases that give a
        sum at least as far from zero. Weights are whole numbers, so the sums can be counted. Where
        they get too large for that (pass@k with an awkward denominator), each d is rounded to a
        grid; the test stays exact, because swapping turns the sign of the rounded d as well. Holm’s
        correction runs over all pairs of the board, before any limit of cost or time, and the words
        are the board’s. Where every task counts once, it is the board’s own test.
      </p>
      <p>
        <b>Not ruled out</b> are the models within a reader’s limits that no other of them is
        separated above. The best of them is among these in at least 95% of cases, for a mix that
        was chosen before looking. Moving sliders until somebody wins is not that: read it as
        exploratory. Cost and times are those of all tasks, not weighed; models that don’t state
        them are named, and left out of an answer that has a limit.
      </p>
    </>
  );
}

function SimulationText() {
  const runs = mixes[0]?.coverage.of ?? 0;
  const held = mixes.map(({ coverage }) => shareOf(coverage));
  const even = mixes[0];
  const lopsided = mixes.find(({ mix }) => mix.startsWith("lopsided"));
  const largest = Math.max(...mixes.map(({ coverage: { count, of } }) => shareError(count, of)));
  return (
    <>
      <p>
        Checked by simulation: boards of 400 tasks, 40, 40 and 20% of them in tiers with rates 85,
        70 and 50%; chances differ between base problems (a spread of 2 in log odds, 0.7 of its
        square common to all models), tasks of one base have one chance. {formatCount(runs)} boards
        a row; the error of a figure is at most {formatPoints(largest)} points of a coverage, and
        stands beside the others. “Alike”: two models of the same chances. “Crossed”: one is better
        on tier 1, the other on tier 3, and only the weighted rates are equal. Both should be told
        apart in at most 5%. “By task” is the same test with tasks in the place of bases, which
        isn’t used.
      </p>
      {[...Map.groupBy(mixes, ({ board }) => board)].map(([board, figures]) => (
        <FigureTable
          key={board}
          caption={`${board}: in percent of simulated boards`}
          head="Mix"
          columns={[
            "Worth, tasks",
            "Interval holds the rate",
            "Width, points",
            "Alike, told apart",
            "Crossed, told apart",
            "Gap of 5 points found",
            "Alike, by task",
          ]}
          rows={figures.map((figure) => ({ name: figure.mix, cells: listCells(figure) }))}
        />
      ))}
      <p>
        Over these rows the interval holds the weighted rate in {formatPercent(Math.min(...held))}{" "}
        to {formatPercent(Math.max(...held))}% of boards: least where a lopsided mix rests on few
        base problems. The test keeps its level for every mix and every number of tasks a base;
        flipping tasks of common base problems would not. What a lopsided mix costs is power: with
        every task a base problem, a gap of 5 points is found in{" "}
        {formatPercent(shareOf(even?.found))}% of cases if every task counts once, and in{" "}
        {formatPercent(shareOf(lopsided?.found))}% under the lopsided mix.{" "}
        <code>npm run proof -- simulate-mix</code> makes these figures again. The{" "}
        <PageLink href="/methodology/laboratory#power">power calculator</PageLink> says how many
        tasks a gap takes.
      </p>
    </>
  );
}

function listCells(figure: MixFigure) {
  return [
    String(Math.floor(figure.effectiveTasks)),
    <Share key="coverage" share={figure.coverage} />,
    formatPoints(figure.width),
    <Share key="alike" share={figure.alike} />,
    <Share key="crossed" share={figure.crossed} />,
    <Share key="found" share={figure.found} />,
    <Share key="byTask" share={figure.byTask} />,
  ];
}

function shareOf(share: MixFigure["coverage"] | undefined): number {
  return share === undefined ? Number.NaN : share.count / share.of;
}

/** A share with its Monte-Carlo standard error. */
function Share({ share: { count, of } }: { share: MixFigure["coverage"] }) {
  return (
    <>
      {formatPercent(count / of)}{" "}
      <span className={styles.small}>± {formatPoints(shareError(count, of))}</span>
    </>
  );
}
