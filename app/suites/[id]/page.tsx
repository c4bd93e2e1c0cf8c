import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cycleAddress } from "../../../components/boards/board-address";
import { FormatLinks } from "../../../components/downloads/format-links";
import { CellTable } from "../../../components/suites/cell-table";
import { listSuiteChanges } from "../../../components/suites/list-suite-changes";
import { SuiteCardSection } from "../../../components/suites/suite-card-section";
import { SuiteChangeTable } from "../../../components/suites/suite-change-table";
import { SuiteCycleTable } from "../../../components/suites/suite-cycle-table";
import { listProtocolFacts, listSuiteFacts } from "../../../components/suites/suite-facts";
import { SuiteHeadline } from "../../../components/suites/suite-headline";
import { FactLine } from "../../../components/ui/fact-line";
import { ForeignText } from "../../../components/ui/foreign-text";
import { PageLink } from "../../../components/ui/page-link";
import { Section } from "../../../components/ui/section";
import type { SuiteDetail } from "../../../lib/contracts/suite";
import { getSuite } from "../../../lib/data/get-suite";
import { Cite } from "../../_components/cite";
import { decodeSegment } from "../../_lib/decode-segment";
import { pageMetadata } from "../../_lib/page-metadata";

export const dynamic = "force-dynamic";

interface SuitePageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: SuitePageProps): Promise<Metadata> {
  const detail = await findSuite((await params).id);
  if (detail === null) return { title: "No such suite" };
  const { id, title, description } = detail.suite;
  const [cycle] = detail.cycles;
  return pageMetadata({
    ...{ title, description, path: `/suites/${encodeURIComponent(id)}` },
    picture: cycle === undefined ? undefined : `/preview${cycleAddress(id, cycle.cycle)}`,
    pictured: `The board of ${title}: its first rates with their intervals`,
  });
}

/** One suite: what it measures, of what tasks, by which rules, and everything that changed of it. */
export default async function SuitePage({ params }: SuitePageProps) {
  const detail = await findSuite((await params).id);
  if (detail === null) notFound();
  const { suite } = detail;
  return (
    <>
      <SuiteHeadline suite={suite} />
      <p className="lede">
        <ForeignText text={suite.description} longest={600} />
      </p>
      <FactLine facts={listSuiteFacts(suite)} />
      <SuiteLinks id={suite.id} />
      <SuiteCardSection card={detail.card} isOpen />
      {detail.cells.length > 0 ? (
        <Section id="tasks" title="Tasks by cell">
          <CellTable cells={detail.cells} />
        </Section>
      ) : null}
      <Section id="protocol" title="How an answer is judged">
        <FactLine facts={listProtocolFacts(suite)} />
        <p className="quiet">
          Each run’s manifest states what it was made under.{" "}
          <PageLink href="/methodology">The method in full</PageLink>
        </p>
      </Section>
      <Section id="cycles" title="Cycles">
        <SuiteCycleTable detail={detail} />
      </Section>
      <Section id="changes" title="What changed of it">
        <SuiteChangeTable changes={listSuiteChanges(detail)} />
      </Section>
      <Cite
        title={suite.title}
        path={`/suites/${encodeURIComponent(suite.id)}`}
        recordIds={detail.recordIds}
      />
    </>
  );
}

function SuiteLinks({ id }: { id: string }) {
  const segment = encodeURIComponent(id);
  return (
    <p className="quiet">
      <PageLink href={`/boards/${segment}`}>Its board</PageLink> ·{" "}
      <PageLink href="/suites">All suites</PageLink> ·{" "}
      <FormatLinks what="The board" address={`/api/v1/boards/${segment}`} />
    </p>
  );
}

function findSuite(segment: string): Promise<SuiteDetail | null> {
  const id = decodeSegment(segment);
  return id === null ? Promise.resolve(null) : getSuite(id);
}
