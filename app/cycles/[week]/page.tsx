import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cycleAddress } from "../../../components/boards/board-address";
import { AllocationTable } from "../../../components/cycles/allocation-table";
import { CycleChecklist } from "../../../components/cycles/cycle-checklist";
import { CycleModels } from "../../../components/cycles/cycle-models";
import { wordCycle, wordRotation } from "../../../components/cycles/cycle-words";
import { GateTable } from "../../../components/cycles/gate-table";
import { RunningNote } from "../../../components/cycles/running-note";
import { ArchiveLink } from "../../../components/downloads/archive-link";
import { TableLinks } from "../../../components/downloads/table-links";
import { EventList } from "../../../components/events/event-list";
import { formatUtc } from "../../../components/format/format-date";
import { formatDigest } from "../../../components/format/format-digest";
import { ContractFields } from "../../../components/runs/contract-fields";
import { type Fact, FactLine } from "../../../components/ui/fact-line";
import { PageLink } from "../../../components/ui/page-link";
import { Section } from "../../../components/ui/section";
import { cycleTables } from "../../../lib/contracts/answer-tables";
import type { CycleEntry } from "../../../lib/contracts/cycle";
import type { CycleStatus } from "../../../lib/core/cycle/cycle-status";
import { type CitedCycle, getCycle } from "../../../lib/data/get-cycle";
import { getCycleChecklist } from "../../../lib/data/get-cycle-checklist";
import { getCycleProgress } from "../../../lib/data/get-cycle-progress";
import { listEventsOfCycle } from "../../../lib/data/list-events";
import { Cite } from "../../_components/cite";
import { decodeSegment } from "../../_lib/decode-segment";
import { pageMetadata } from "../../_lib/page-metadata";

export const dynamic = "force-dynamic";

interface CyclePageProps {
  params: Promise<{ week: string }>;
}

export async function generateMetadata({ params }: CyclePageProps): Promise<Metadata> {
  const cycle = await findCycle((await params).week);
  if (!cycle) return { title: "No such week" };
  const isPublished = cycle.state === "published";
  return pageMetadata({
    title: `Week ${cycle.cycle}`,
    description: wordCycle(cycle),
    path: `/cycles/${encodeURIComponent(cycle.cycle)}`,
    picture: isPublished ? `/preview${cycleAddress(cycle.suite, cycle.cycle)}` : undefined,
    pictured: `The board of week ${cycle.cycle}: its first rates with their intervals`,
  });
}

/** One week: how its tasks were drawn, how far its models are, and whether it may stand on the board. */
export default async function CyclePage({ params }: CyclePageProps) {
  const cycle = await findCycle((await params).week);
  if (!cycle) notFound();
  const [progress, checklist, events] = await Promise.all([
    getCycleProgress(cycle.cycle, cycle.tasks, new Date()),
    getCycleChecklist(cycle.cycle),
    listEventsOfCycle(cycle.suite, cycle.cycle),
  ]);
  return (
    <>
      <CycleHead cycle={cycle} progress={progress} />
      <Section id="models" title="Models">
        <CycleModels cycle={cycle} progress={progress} />
      </Section>
      <Section id="gates" title="May it be published?">
        <GateTable state={cycle.state} gates={cycle.gates} />
      </Section>
      <Section id="draw" title="How its tasks were drawn">
        <p>
          In each cell those with the lowest SHA-256 of the seed label, a slash and the task’s id;
          the digest names the set.{" "}
          {cycle.taskIds === null
            ? "Ids are named once the week is published and its pool is public."
            : "The ids are in this week’s JSON."}
        </p>
        <p>{wordRotation(cycle.rotation)}</p>
        <AllocationTable allocation={cycle.allocation} />
      </Section>
      <Section id="manifest" title="Manifest without the models’ parts">
        <p>Frozen and hashed before the first question. Each run adds its model’s part.</p>
        <ContractFields manifest={cycle.manifest} />
      </Section>
      {cycle.state === "published" ? (
        <Section id="archive" title="Everything in one file">
          <ArchiveLink suite={cycle.suite} cycle={cycle.cycle} />
        </Section>
      ) : null}
      <Section id="checklist" title="Can it be reproduced?">
        <CycleChecklist items={checklist} />
      </Section>
      {events.length > 0 ? (
        <Section id="events" title="What was told with it">
          <EventList events={events} level={3} />
        </Section>
      ) : null}
      <Cite
        title={`Week ${cycle.cycle}`}
        path={`/cycles/${encodeURIComponent(cycle.cycle)}`}
        recordIds={cycle.recordIds}
      />
    </>
  );
}

function findCycle(segment: string): Promise<CitedCycle | null> {
  const week = decodeSegment(segment);
  return week === null ? Promise.resolve(null) : getCycle(week);
}

function CycleHead({ cycle, progress }: { cycle: CycleEntry; progress: CycleStatus }) {
  const board = `/boards/${encodeURIComponent(cycle.suite)}`;
  const api = `/api/v1/cycles/${cycle.cycle}`;
  return (
    <>
      <h1>{wordCycle(cycle)}</h1>
      <RunningNote state={cycle.state} progress={progress} />
      <FactLine facts={listFacts(cycle)} />
      <p className="quiet">
        <PageLink href={cycle.state === "published" ? `${board}/${cycle.cycle}` : board}>
          {cycle.state === "published" ? "Board of this week" : "Board that stands"}
        </PageLink>{" "}
        · <PageLink href={`/suites/${encodeURIComponent(cycle.suite)}`}>Its suite</PageLink> ·{" "}
        <PageLink href="/cycles">All weeks</PageLink> · <a href={api}>This week as JSON</a> ·{" "}
        <TableLinks address={api} tables={cycleTables} />
      </p>
    </>
  );
}

function listFacts(cycle: CycleEntry): Fact[] {
  const { digest, manifestSha256, publishedAt } = cycle;
  return [
    { term: "Opened", value: formatUtc(cycle.openedAt) },
    ...(publishedAt === null ? [] : [{ term: "Published", value: formatUtc(publishedAt) }]),
    { term: "Seed label", value: cycle.seedLabel },
    { term: "Task set", value: formatDigest(digest), title: `SHA-256 ${digest}` },
    { term: "Manifest", value: formatDigest(manifestSha256), title: `SHA-256 ${manifestSha256}` },
  ];
}
