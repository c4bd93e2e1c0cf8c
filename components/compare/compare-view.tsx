import { compareTables } from "../../lib/contracts/answer-tables";
import type { ComparedModel, Comparison } from "../../lib/contracts/comparison";
import { evidenceWords } from "../boards/evidence-words";
import { TableLinks } from "../downloads/table-links";
import { PageLink } from "../ui/page-link";
import { CompareFrame } from "./compare-frame";
import { CompareHeadline } from "./compare-headline";
import { CompareLede } from "./compare-lede";
import { CostSection } from "./cost-section";
import { DifferenceFigure } from "./difference-figure";
import { IntervalTable } from "./interval-table";
import { listPlannedPair } from "./list-planned-pair";
import { NeededSection } from "./needed-section";
import { ProtocolSection } from "./protocol-section";
import { SideBadge } from "./side-badge";
import { SliceSection } from "./slice-section";
import { TaskSquares } from "./task-squares";
import { TellingLists } from "./telling-lists";

interface CompareViewProps {
  comparison: Comparison;
  /** Of the same comparison as JSON. */
  jsonAddress: string;
}

/** A whole comparison: verdict, intervals, every task, slices, cost and protocol. */
export function CompareView({ comparison, jsonAddress }: CompareViewProps) {
  const { paired, tasks, suite, cycle, a, b, k } = comparison;
  const swapped = new URLSearchParams({
    ...{ suite: suite.id, cycle, a: b.model.slug, b: a.model.slug },
    k: String(k),
  });
  const another = new URLSearchParams({ suite: suite.id, cycle, k: String(k) });
  return (
    <CompareFrame>
      <CompareHeadline comparison={comparison} />
      <CompareLede comparison={comparison} />
      <p className="quiet">
        <SideRuns side="a" shown={a} /> · <SideRuns side="b" shown={b} />
      </p>
      <IntervalTable models={[a, b]} k={k} />
      {paired ? <DifferenceFigure paired={paired} /> : null}
      {tasks.length > 0 ? <TaskSquares tasks={tasks} suite={suite} /> : null}
      {paired ? (
        <NeededSection
          pairs={listPlannedPair(paired, {
            label: "A and B",
            tasks: tasks.length > 0 ? tasks.length : comparison.a.tasks,
          })}
        />
      ) : null}
      <SliceSection comparison={comparison} />
      <TellingLists comparison={comparison} />
      <CostSection models={[a, b]} />
      <ProtocolSection comparison={comparison} />
      <p className="quiet">
        <a href={jsonAddress}>This comparison as JSON</a> ·{" "}
        <TableLinks address={jsonAddress} tables={compareTables} /> ·{" "}
        {a.cycle === b.cycle ? (
          <>
            <PageLink href={`/compare?${swapped}`}>Swap A and B</PageLink> ·{" "}
          </>
        ) : null}
        <PageLink href={`/compare?${another}`}>Another pair</PageLink>
      </p>
    </CompareFrame>
  );
}

function SideRuns({ side, shown }: { side: "a" | "b"; shown: ComparedModel }) {
  return (
    <>
      <SideBadge side={side} />{" "}
      <PageLink href={`/models/${encodeURIComponent(shown.model.slug)}`}>its page</PageLink>
      {shown.model.synthetic ? " (synthetic baseline)" : null},{" "}
      <PageLink href={`/runs/${encodeURIComponent(shown.runId)}`}>its run</PageLink>,{" "}
      <span title={evidenceWords[shown.evidence]}>evidence {shown.evidence}</span>
    </>
  );
}
