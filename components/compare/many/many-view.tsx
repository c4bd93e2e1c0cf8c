import { compareTables } from "../../../lib/contracts/answer-tables";
import type { ManyComparison } from "../../../lib/contracts/many-comparison";
import { TableLinks } from "../../downloads/table-links";
import { formatCount, formatCountOf } from "../../format/format-count";
import { ForeignText } from "../../ui/foreign-text";
import { PageLink } from "../../ui/page-link";
import { Section } from "../../ui/section";
import { CompareFrame } from "../compare-frame";
import { comparedBoardAddress } from "../compared-board-address";
import { CostSection } from "../cost-section";
import { IntervalTable } from "../interval-table";
import { listPlannedPair } from "../list-planned-pair";
import { NeededSection } from "../needed-section";
import type { PlannedPair } from "../planned-pair";
import { sides } from "../side-badge";
import { ManyHeadline } from "./many-headline";
import { ManySlices } from "./many-slices";
import { PairRows } from "./pair-rows";
import { PatternSection } from "./pattern-table";
import { VerdictMatrix } from "./verdict-matrix";

interface ManyViewProps {
  comparison: ManyComparison;
  /** Of the same comparison as JSON. */
  jsonAddress: string;
}

/** Three or four models on the same tasks: rates on one axis, every pair, every task, what they cost. */
export function ManyView({ comparison, jsonAddress }: ManyViewProps) {
  const { models, suite, cycle, k, pairs } = comparison;
  const another = new URLSearchParams({ suite: suite.id, cycle, k: String(k) });
  return (
    <CompareFrame>
      <ManyHeadline comparison={comparison} />
      <ManyLede comparison={comparison} />
      <IntervalTable models={models} k={k} />
      <Section id="pairs" title="Every pair">
        <PairRows comparison={comparison} />
        <VerdictMatrix comparison={comparison} />
        <p className="quiet">
          {wordBoard(comparison)} A pair’s name leads to its own page, with its tasks and what
          differs in how the two were measured.
        </p>
      </Section>
      {pairs.some(({ paired }) => paired !== null) ? (
        <NeededSection pairs={pairs.flatMap((pair) => planPair(comparison, pair))} />
      ) : null}
      <PatternSection comparison={comparison} />
      <ManySlices comparison={comparison} />
      <CostSection models={models} />
      <p className="quiet">
        {models.map(({ model }, place) => (
          <span key={model.slug}>
            {place === 0 ? null : " · "}
            {(sides[place] ?? "a").toUpperCase()}{" "}
            <PageLink href={`/models/${encodeURIComponent(model.slug)}`}>its page</PageLink>
          </span>
        ))}{" "}
        · <a href={jsonAddress}>This comparison as JSON</a> ·{" "}
        <TableLinks address={jsonAddress} tables={compareTables} /> ·{" "}
        <PageLink href={`/compare?${another}`}>Others</PageLink>
      </p>
    </CompareFrame>
  );
}

function ManyLede({ comparison }: { comparison: ManyComparison }) {
  const { suite, k, pairs, tasks } = comparison;
  const count = (verdict: string) => pairs.filter((pair) => pair.verdict === verdict).length;
  return (
    <p className="lede">
      <PageLink href={comparedBoardAddress(comparison)}>
        <ForeignText text={suite.title} longest={120} />
      </PageLink>
      {k > 1 ? ` by pass@${k}` : ""}.{" "}
      {tasks.length > 0 ? <>Same {formatCountOf(tasks.length, "task")}. </> : null}Of{" "}
      {formatCountOf(pairs.length, "pair")}, <b>{count("separated")} separated</b>, {count("leans")}{" "}
      {count("leans") === 1 ? "leans" : "lean"}, {count("within-noise")} within noise,{" "}
      <PageLink href="/methodology#compare">corrected by Holm</PageLink> over the{" "}
      {formatCount(pairs.filter(({ pHolm }) => pHolm !== null).length)} shown. Whether intervals
      overlap decides nothing.
    </p>
  );
}

/** What the correction over all of the board leaves of it. */
function wordBoard({ pairs }: ManyComparison): string {
  const tested = pairs.flatMap(({ paired }) => (paired === null ? [] : [paired]));
  const all = Math.max(0, ...tested.map(({ test }) => test.pairs));
  if (all <= tested.length) return "";
  const separated = tested.filter(({ verdict }) => verdict === "separated").length;
  return `The correction is over these pairs alone, which is fair where they were chosen before looking. Over all ${formatCount(all)} pairs of the board, ${separated} of these ${tested.length} ${separated === 1 ? "is" : "are"} separated.`;
}

function planPair(
  { tasks, models }: ManyComparison,
  { a, b, paired }: ManyComparison["pairs"][number],
): PlannedPair[] {
  const [own, other] = [a, b].map((place) => (sides[place] ?? "a").toUpperCase());
  return listPlannedPair(paired, {
    label: `${own} and ${other}`,
    tasks: tasks.length > 0 ? tasks.length : (models[0]?.tasks ?? 0),
  });
}
