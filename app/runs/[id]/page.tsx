import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { IntervalFigure } from "../../../components/intervals/interval-figure";
import { parseCandidateQuery } from "../../../components/runs/candidate-query";
import { CandidateSection } from "../../../components/runs/candidate-section";
import { ExclusionList } from "../../../components/runs/exclusion-list";
import { ExecutionSection } from "../../../components/runs/execution-section";
import { ManifestView } from "../../../components/runs/manifest-view";
import { PassAtKTable } from "../../../components/runs/pass-at-k-table";
import { RecordSection } from "../../../components/runs/record-section";
import { listRunFacts } from "../../../components/runs/run-facts";
import { RunHeadline, RunLede } from "../../../components/runs/run-headline";
import { SliceTable } from "../../../components/runs/slice-table";
import { VerdictTable } from "../../../components/runs/verdict-table";
import { FactLine } from "../../../components/ui/fact-line";
import { ForeignText } from "../../../components/ui/foreign-text";
import { Section } from "../../../components/ui/section";
import { getRun } from "../../../lib/data/get-run";
import { getRunManifest } from "../../../lib/data/get-run-manifest";
import { listRunCandidates } from "../../../lib/data/list-run-candidates";
import { decodeSegment } from "../../_lib/decode-segment";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Run" };

interface RunPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One run: what it found, how each candidate ended, and everything needed to check it. */
export default async function RunPage({ params, searchParams }: RunPageProps) {
  const id = decodeSegment((await params).id);
  const query = parseCandidateQuery(await searchParams);
  const run = id === null ? null : await getRun(id);
  if (!run) notFound();
  const [candidates, manifest] = await Promise.all([
    listRunCandidates(run.id),
    getRunManifest(run.id),
  ]);
  return (
    <>
      <RunHeadline run={run} />
      <RunLede run={run} />
      {run.passRate !== null && run.interval ? (
        <IntervalFigure passRate={run.passRate} interval={run.interval} />
      ) : null}
      <FactLine facts={listRunFacts(run)} />
      <p className="quiet">
        <Link href={`/boards/${encodeURIComponent(run.suite.id)}`}>
          Board <ForeignText text={run.suite.title} />
        </Link>
      </p>
      <Section id="verdicts" title="How candidates ended">
        <VerdictTable run={run} />
      </Section>
      <Section id="pass-at-k" title="pass@k">
        <PassAtKTable run={run} />
      </Section>
      <Section id="execution" title="Execution">
        <ExecutionSection run={run} candidates={candidates ?? []} />
      </Section>
      <Section id="slices" title="Slices">
        <SliceTable slices={run.slices} />
      </Section>
      <Section id="exclusions" title="Exclusions">
        <ExclusionList excluded={run.excluded} />
      </Section>
      <Section id="record" title="Record and downloads">
        <RecordSection run={run} />
      </Section>
      {manifest ? (
        <Section id="manifest" title="Manifest">
          <ManifestView manifest={manifest} />
        </Section>
      ) : null}
      <Section id="candidates" title="Candidates">
        <CandidateSection runId={run.id} candidates={candidates ?? []} query={query} />
      </Section>
    </>
  );
}
