import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cycleAddress } from "../../../components/boards/board-address";
import { IntervalFigure } from "../../../components/intervals/interval-figure";
import { ChainSection } from "../../../components/records/chain-section";
import { FailureTable } from "../../../components/records/failure-table";
import { listRecordFacts } from "../../../components/records/record-facts";
import { RecordHeadline } from "../../../components/records/record-headline";
import { SupersedingNotice } from "../../../components/records/superseding-notice";
import { SliceTable } from "../../../components/runs/slice-table";
import { CodeView } from "../../../components/ui/code-view";
import { FactLine } from "../../../components/ui/fact-line";
import { ForeignText } from "../../../components/ui/foreign-text";
import { PageLink } from "../../../components/ui/page-link";
import { Section } from "../../../components/ui/section";
import { getRecord } from "../../../lib/data/get-record";
import { Cite } from "../../_components/cite";
import { pageMetadata } from "../../_lib/page-metadata";
import { parseRowId } from "../../_lib/parse-row-id";

export const dynamic = "force-dynamic";

interface RecordPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: RecordPageProps): Promise<Metadata> {
  const id = parseRowId((await params).id);
  const record = id === null ? null : await getRecord(id);
  if (record === null) return { title: "No such record" };
  return pageMetadata({
    title: `Record ${record.id}`,
    description: `Record ${record.id} of the chain: ${record.model.slug} on ${record.suite.title}, ${record.cycle}, as it was published.`,
    path: `/records/${record.id}`,
  });
}

/** One record of the chain as it was published, whatever became of it since. */
export default async function RecordPage({ params }: RecordPageProps) {
  const id = parseRowId((await params).id);
  const record = id === null ? null : await getRecord(id);
  if (!record) notFound();
  return (
    <>
      <SupersedingNotice record={record} />
      <RecordHeadline record={record} />
      <p className="lede">
        Record {record.id} on{" "}
        <PageLink href={cycleAddress(record.suite.id, record.cycle)}>
          <ForeignText text={record.suite.title} />
        </PageLink>
        , as it was published.{" "}
        <PageLink href={`/runs/${encodeURIComponent(record.runId)}`}>
          The run as it stands now
        </PageLink>{" "}
        · <a href={`/api/v1/records/${record.id}`}>This record as JSON</a>
      </p>
      {record.passRate !== null && record.interval ? (
        <IntervalFigure passRate={record.passRate} interval={record.interval} />
      ) : null}
      <FactLine facts={listRecordFacts(record)} />
      <Section id="failures" title="How candidates failed">
        <FailureTable record={record} />
      </Section>
      <Section id="slices" title="Slices">
        <SliceTable slices={record.slices} isComplete={record.state === "complete"} />
      </Section>
      {record.excluded.length > 0 ? (
        <Section id="exclusions" title="Exclusions">
          <ul>
            {record.excluded.map(({ taskId, reason }) => (
              <li key={taskId}>
                <ForeignText text={taskId} />: <ForeignText text={reason} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section id="chain" title="Place in the chain">
        <ChainSection record={record} />
      </Section>
      <Section id="canonical" title="Text that was hashed">
        <p>
          SHA-256 of these bytes, in UTF-8 and without a line’s end, is the record’s hash. Decimals
          are texts, so that there is one spelling.
        </p>
        <CodeView label="Canonical text of the record" text={record.canonical} />
      </Section>
      <Cite title={`Record ${record.id}`} path={`/records/${record.id}`} recordIds={[record.id]} />
    </>
  );
}
