import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cycleAddress } from "../../../components/boards/board-address";
import { FormatLinks } from "../../../components/downloads/format-links";
import { IntervalFigure } from "../../../components/intervals/interval-figure";
import { AverageTable } from "../../../components/runs/average-table";
import { parseCandidateQuery } from "../../../components/runs/candidate-query";
import { ChecklistSection } from "../../../components/runs/checklist-section";
import { ExclusionList } from "../../../components/runs/exclusion-list";
import { GradedCandidates, GradedRun } from "../../../components/runs/graded-run";
import { ManifestView } from "../../../components/runs/manifest-view";
import { OutcomeSection } from "../../../components/runs/outcome-section";
import { PassAtKTable } from "../../../components/runs/pass-at-k-table";
import { RecomputeSection } from "../../../components/runs/recompute/recompute-section";
import { RecordSection } from "../../../components/runs/record-section";
import { listRunFacts } from "../../../components/runs/run-facts";
import { RunHeadline, RunLede } from "../../../components/runs/run-headline";
import { wordRunTitle } from "../../../components/runs/run-title";
import { SliceTable } from "../../../components/runs/slice-table";
import { FactLine } from "../../../components/ui/fact-line";
import { ForeignText } from "../../../components/ui/foreign-text";
import { PageLink } from "../../../components/ui/page-link";
import { Section } from "../../../components/ui/section";
import type { Run } from "../../../lib/contracts/run";
import { getRun } from "../../../lib/data/get-run";
import { getRunManifest } from "../../../lib/data/get-run-manifest";
import { listRunResults } from "../../../lib/data/list-run-results";
import { Cite } from "../../_components/cite";
import { decodeSegment } from "../../_lib/decode-segment";
import { modelPicture } from "../../_lib/model-picture";
import { pageMetadata } from "../../_lib/page-metadata";

export const dynamic = "force-dynamic";

interface RunPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: RunPageProps): Promise<Metadata> {
  const run = await findRun((await params).id);
  if (!run) return { title: "No such run" };
  const title = wordRunTitle(run);
  return pageMetadata({
    title,
    description: `A run, as it was measured: ${title}.`,
    path: runPath(run),
    ...modelPicture(run.model),
  });
}

/** One run: what it found, how each candidate ended, and everything needed to check it. */
export default async function RunPage({ params, searchParams }: RunPageProps) {
  const query = parseCandidateQuery(await searchParams);
  const run = await findRun((await params).id);
  if (!run) notFound();
  const [results, manifest] = await Promise.all([listRunResults(run.id), getRunManifest(run.id)]);
  const candidates = results?.measured === "here" ? results.candidates : [];
  return (
    <>
      <RunHead run={run} />
      {results?.measured === "elsewhere" ? (
        <>
          <Section id="pass-at-k" title="pass@k">
            <PassAtKTable run={run} />
          </Section>
          {run.macroAverages.length > 0 ? (
            <Section id="slices" title="Slices">
              <SliceTable slices={run.slices} isComplete={run.state === "complete"} />
              <AverageTable run={run} />
            </Section>
          ) : null}
          <Section id="outcomes" title="Outcomes by task">
            <OutcomeSection runId={run.id} outcomes={results.outcomes} page={query.page} />
          </Section>
        </>
      ) : (
        <GradedRun run={run} candidates={candidates} />
      )}
      <Section id="exclusions" title="Omitted tasks">
        <ExclusionList run={run} />
      </Section>
      <Section id="checklist" title="Can it be reproduced?">
        <ChecklistSection run={run} />
      </Section>
      <Section id="record" title="Record and downloads">
        <RecordSection run={run} />
      </Section>
      <Section id="recompute" title="Recompute it yourself">
        <RecomputeSection run={run} />
      </Section>
      {manifest ? (
        <Section id="manifest" title="Manifest">
          <ManifestView manifest={manifest} />
        </Section>
      ) : null}
      {run.measured === "here" ? (
        <GradedCandidates run={run} candidates={candidates} query={query} />
      ) : null}
      <Cite
        title={wordRunTitle(run)}
        path={runPath(run)}
        recordIds={run.records.map(({ id }) => id)}
      />
    </>
  );
}

function runPath({ id }: Run): string {
  return `/runs/${encodeURIComponent(id)}`;
}

function findRun(segment: string): Promise<Run | null> {
  const id = decodeSegment(segment);
  return id === null ? Promise.resolve(null) : getRun(id);
}

/** The board of its cycle, which there is as soon as it has a record. */
function boardOf({ suite, cycle, state }: Run): string {
  return state === "grading"
    ? `/boards/${encodeURIComponent(suite.id)}`
    : cycleAddress(suite.id, cycle);
}

/** The finding with its interval, and what it rests on. */
function RunHead({ run }: { run: Run }) {
  return (
    <>
      <RunHeadline run={run} />
      <RunLede run={run} />
      {run.passRate !== null && run.interval ? (
        <IntervalFigure passRate={run.passRate} interval={run.interval} />
      ) : null}
      <FactLine facts={listRunFacts(run)} />
      <p className="quiet">
        <PageLink href={boardOf(run)}>
          Board <ForeignText text={run.suite.title} />
        </PageLink>{" "}
        ·{" "}
        <PageLink href={`/models/${encodeURIComponent(run.model.slug)}`}>
          Model <ForeignText text={run.model.name} longest={60} />
        </PageLink>{" "}
        · <FormatLinks what="This run" address={`/api/v1${runPath(run)}`} />
      </p>
    </>
  );
}
